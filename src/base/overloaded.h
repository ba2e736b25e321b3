// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>

namespace base {

/// One visitor of a variant, made of a function for each alternative.
template <class... F> struct Overloaded : F...
{
    using F::operator()...;
};
template <class... F> Overloaded(F...) -> Overloaded<F...>;

/// One of these types. A visitor names by it the alternatives that it treats alike, so that a new one that is forgotten
/// does not compile.
template <class T, class... All>
concept OneOf = (std::same_as<T, All> || ...);

} // namespace base
