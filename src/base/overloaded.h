// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace base {

/// One visitor of a variant, made of a function for each alternative.
template <class... F> struct Overloaded : F...
{
    using F::operator()...;
};
template <class... F> Overloaded(F...) -> Overloaded<F...>;

} // namespace base
