// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/noticebar.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace widgets {

/// One notice: a title, its text, and a close button if it can be dismissed. Folded it is one line.
class NoticeBar::Row : public Ground
{
public:
    /// \p hasMore: others can be shown, or hidden, with it.
    Row(const models::SessionNotice &notice, bool lasts, bool isFolded, bool hasMore, NoticeBar *bar)
        : Ground(bar->m_look, lasts ? tintOf(&Theme::waits) : ThemeColor(), bar)
        , m_isFolded(isFolded)
        , m_hasMore(hasMore)
        , m_title(base::visibleText(notice.title))
        , m_text(base::visibleText(notice.text))
        , m_words(new QLabel(this))
    {
        m_words->setTextFormat(Qt::RichText);
        m_words->setWordWrap(!isFolded);
        if (isFolded)
            m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setFace(m_words, m_look, &Theme::body, lasts ? colorOf(&Theme::waits) : ThemeColor(&Theme::text));
        auto *icon = new LineLabel(m_look, 6, this,
                                   {{.color = lasts ? colorOf(&Theme::waits) : ThemeColor(&Theme::text2),
                                     .icon = lasts ? QStringLiteral("waits") : QStringLiteral("history")}});
        QBoxLayout *const row = rowOf(m_look, {{icon, 0, Qt::AlignTop}, {m_words, 1}}, {2, 1, 2, 1}, 2, this);
        if (notice.wantsEditor) {
            auto *choose = new FlatButton(m_look, ButtonKind::Normal, NoticeBar::tr("Choose an editor…"), this);
            connect(choose, &QAbstractButton::clicked, bar, &NoticeBar::editorWanted);
            choose->setSmall(true);
            row->addWidget(choose, 0, Qt::AlignTop);
        }
        m_fold = iconButton(m_look, isFolded ? QStringLiteral("right") : QStringLiteral("down"),
                            isFolded ? base::Words::tr("Unfold") : base::Words::tr("Fold"), this);
        connect(m_fold, &QAbstractButton::clicked, bar, [bar] {
            bar->m_isUnfolded = !bar->m_isUnfolded;
            bar->refresh();
        });
        m_fold->setSmall(true);
        row->addWidget(m_fold, 0, Qt::AlignTop);
        if (!lasts) {
            FlatButton *close =
                iconButton(m_look, QStringLiteral("close"),
                           base::labelled(base::Words::tr("Close"), m_title.isEmpty() ? m_text : m_title), this);
            connect(close, &QAbstractButton::clicked, bar, [bar, notice] { Q_EMIT bar->dismissed(notice); });
            close->setToolTip(base::Words::tr("Close")); // the name has words of the agent
            close->setSmall(true);
            row->addWidget(close, 0, Qt::AlignTop);
        }
        setAccessibleName(m_title.isEmpty() ? m_text : QString(m_title + QStringLiteral(". ") + m_text));
        shorten();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        shorten();
    }

private:
    void shorten()
    {
        const Theme &t = m_look->theme();
        QString title = m_title, text = m_isFolded ? m_text.simplified() : m_text;
        const int room = m_words->width();
        if (m_isFolded) {
            const QFontMetrics bold(t.bold), body(t.body);
            title = bold.elidedText(m_title, Qt::ElideRight, room);
            const int left = room - bold.horizontalAdvance(title) - t.u * 3;
            text = left > 0 ? body.elidedText(text, Qt::ElideRight, left) : QString();
        }
        m_fold->setVisible(m_hasMore || (m_isFolded && (title != m_title || text != m_text.simplified())));
        m_words->setText(title.isEmpty()
                             ? text.toHtmlEscaped()
                             : QStringLiteral("<b>%1</b>&nbsp; %2").arg(title.toHtmlEscaped(), text.toHtmlEscaped()));
    }

    const bool m_isFolded, m_hasMore;
    const QString m_title, m_text;
    QLabel *m_words;
    FlatButton *m_fold;
};

NoticeBar::NoticeBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_rows(columnOf(look, {}, {}, 0, this))
{
    connect(status, &models::SessionStatus::noticesChanged, this, &NoticeBar::refresh);
    connect(look, &Look::changed, this, &NoticeBar::refresh);
    refresh();
}

void NoticeBar::refresh()
{
    clearLayout(m_rows);
    const models::NoticeStatus &now = m_status->notices();
    const bool isFolded = !m_isUnfolded;
    const bool hasMore = !isFolded || now.notKept.size() > 1 || now.notices.size() > 1;
    const auto add = [&](const models::SessionNotice &notice, bool lasts) {
        auto *row = new Row(notice, lasts, isFolded, hasMore && m_rows->isEmpty(), this);
        m_rows->addWidget(row);
        return row;
    };
    for (const QString &sentence : isFolded ? now.notKept.mid(0, 1) : now.notKept)
        add({{}, sentence}, true);
    QWidget *newest = nullptr;
    for (const models::SessionNotice &notice : now.notices) {
        if (!isFolded || &notice == &now.notices.back())
            newest = add(notice, false);
    }
    m_isUnfolded = m_isUnfolded && m_rows->count() > 0;
    setVisible(m_rows->count() > 0);
    if (newest) {
        QAccessibleEvent event(newest, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace widgets

#include "moc_noticebar.cpp"
