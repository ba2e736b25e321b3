// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/permissionhead.h"

#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <QFontMetricsF>
#include <QMouseEvent>

#include <cmath>

namespace widgets {

namespace {

/// An agent chooses its name, which must not fill the window.
constexpr int mostLines = 5;
constexpr double lineUnits = 7.5;

/// What is left for the text in a head of \p width beside a button of \p buttonWidth.
qreal roomBeside(const Theme &theme, int width, int buttonWidth)
{
    return width - theme.u * 12 - buttonWidth;
}

int linesOf(const Theme &theme, qreal room, const QString &words)
{
    if (Canvas::width(theme.bold, words) <= room)
        return 1;
    const QFontMetricsF metrics(theme.bold);
    const QRectF most(0, 0, qMax(room, theme.u * 20.0), metrics.lineSpacing() * (mostLines + 1));
    const QRectF taken = metrics.boundingRect(most, Qt::TextWordWrap, words);
    return qBound(1, qRound(taken.height() / metrics.lineSpacing()), mostLines);
}

} // namespace

PermissionHead::PermissionHead(Look *look, QWidget *card)
    : Ground(
          look, [this](const Theme &t) { return (m_texts.held ? t.stopped : t.waits).tint; }, card, Qt::BottomEdge,
          &Theme::line2)
    , m_icon(new LineLabel(look, lineUnits, this))
    , m_beside(new LineLabel(look, lineUnits, this))
    , m_asks(wordsLabel(look, this, &Theme::bold))
    , m_toAnswers(new FlatButton(look, ButtonKind::Flat, tr("To the answers"), this))
{
    setOutline([this](const Theme &t) { return m_texts.held ? t.line : t.waitsLine; }, -2);
    m_asks->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    // Where the line begins, also for a name that runs the other way.
    m_asks->setAlignment(Qt::AlignTop | Qt::AlignAbsolute | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    m_toAnswers->setIconName(QStringLiteral("down"));
    m_toAnswers->setSmall(true);
    // The answer keys work wherever the card is scrolled to; a button that appears and disappears must not take the
    // focus.
    m_toAnswers->setFocusPolicy(Qt::NoFocus);
    m_toAnswers->hide();
    connect(m_toAnswers, &QAbstractButton::clicked, this, &PermissionHead::answersWanted);
    QLayout *const texts = rowOf(look, {{m_asks, 1}, {m_beside, 0, Qt::AlignTop}}, {1, 0, 1, 0}, 2);
    QLayout *const button = rowOf(look, {{m_toAnswers, 0, Qt::AlignTop}}, {0, 0.75, 0, 0});
    rowOf(look, {{m_icon, 0, Qt::AlignTop}, {texts, 1}, button}, {2.5, 0, 1.5, 0}, 1, this);
}

/// The same whether the button is shown or not, so that scrolling changes no height.
int PermissionHead::heightFor(int width) const
{
    const Theme &t = m_look->theme();
    const int button = t.u * 6; // without words it is square
    const int lines = linesOf(t, roomBeside(t, width, button), m_texts.asks);
    return (t.u * 15 + 1) / 2 + 1 + int(std::ceil((lines - 1) * QFontMetricsF(t.bold).lineSpacing()));
}

bool PermissionHead::leadsToAnswers() const
{
    return !m_toAnswers->isHidden();
}

void PermissionHead::show(const Texts &texts)
{
    m_texts = texts;
    refresh();
    update();
}

void PermissionHead::place(int top, int width, bool answersShown)
{
    setGeometry(0, top, width, heightFor(width));
    m_toAnswers->setVisible(!answersShown);
    refresh();
    raise();
}

/// For what is asked, and the facts beside it.
qreal PermissionHead::room() const
{
    const Theme &t = m_look->theme();
    return roomBeside(t, width(), leadsToAnswers() ? m_toAnswers->sizeHint().width() : -t.u);
}

/// Whole ones: half a sentence says nothing.
QString PermissionHead::facts() const
{
    const Theme &t = m_look->theme();
    const qreal left = room() - Canvas::width(t.bold, m_texts.asks) - t.u * 2;
    for (qsizetype from = 0; from < m_texts.facts.size() && !leadsToAnswers(); ++from) {
        QString words = m_texts.facts.mid(from).join(QStringLiteral(" · "));
        if (Canvas::width(t.small, words) <= left)
            return words;
    }
    return {};
}

/// Who asks for what has priority over the facts, and needs its room more than the words of the button; a hint why
/// nothing was answered has priority over all.
void PermissionHead::refresh()
{
    const Theme &t = m_look->theme();
    const QString words = m_toAnswers->accessibleName();
    const int wide =
        Canvas::buttonSize(t, {.icon = QStringLiteral("down"), .text = words, .small = true}).toSize().width();
    const bool isSquare = linesOf(t, roomBeside(t, width(), wide), m_texts.asks) > 1;
    m_toAnswers->setText(isSquare ? QString() : words);
    m_toAnswers->setToolTip(isSquare ? words : QString());
    const ThemeColor tone = colorOf(m_texts.held ? &Theme::stopped : &Theme::waits);
    m_icon->setParts({{.color = tone, .icon = m_texts.held ? QStringLiteral("held") : QStringLiteral("permission")}});
    const bool hasHint = !m_texts.hint.isEmpty();
    m_beside->setParts({{.words = hasHint ? m_texts.hint : facts(),
                         .font = &Theme::small,
                         .color = hasHint ? colorOf(&Theme::waits) : ThemeColor(&Theme::text2)}});
    m_beside->setVisible(!m_beside->text().isEmpty());
    const bool isWrapped = heightFor(width()) > lineUnits * t.u + 2;
    QSizePolicy policy = m_toAnswers->sizePolicy();
    policy.setRetainSizeWhenHidden(isWrapped); // else it would be wrapped anew with the button
    m_toAnswers->setSizePolicy(policy);
    m_asks->setWordWrap(isWrapped);
    m_asks->setContentsMargins(0, qRound((lineUnits * t.u - QFontMetricsF(t.bold).lineSpacing()) / 2), 0, 0);
    const qreal left = room() - (hasHint ? m_beside->sizeHint().width() + t.u * 2 : 0);
    m_asks->setText(isWrapped ? m_texts.asks
                              : QFontMetricsF(t.bold).elidedText(m_texts.asks, Qt::ElideRight, qMax(0.0, left)));
}

/// The click must not reach what is below the head. The press is passed to the card, so that letters are no longer
/// commands.
void PermissionHead::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace widgets

#include "moc_permissionhead.cpp"
