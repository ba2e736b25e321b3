// SPDX-License-Identifier: Apache-2.0
#include "text/layout/heighttree.h"

namespace text {

qint64 HeightTree::offset(int index) const
{
    qint64 sum = 0;
    for (int i = index; i > 0; i -= i & -i)
        sum += m_tree[size_t(i) - 1];
    return sum;
}

int HeightTree::indexAt(qint64 y) const
{
    int step = 1;
    while (step * 2 <= count())
        step *= 2;
    int position = 0;
    qint64 left = y;
    for (; step > 0; step /= 2) {
        if (position + step <= count() && m_tree[size_t(position + step) - 1] <= left) {
            position += step;
            left -= m_tree[size_t(position) - 1];
        }
    }
    return qMax(0, qMin(position, count() - 1));
}

void HeightTree::append(int height)
{
    m_heights.push_back(height);
    const int i = count();
    m_tree.push_back(offset(i - 1) - offset(i - (i & -i)) + height);
}

void HeightTree::set(int index, int height)
{
    const int delta = height - m_heights[size_t(index)];
    if (delta == 0)
        return;
    m_heights[size_t(index)] = height;
    for (int i = index + 1; i <= count(); i += i & -i)
        m_tree[size_t(i) - 1] += delta;
}

void HeightTree::truncate(int count)
{
    m_heights.resize(size_t(count));
    m_tree.resize(size_t(count));
}

} // namespace text
