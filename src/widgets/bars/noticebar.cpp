// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/noticebar.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace widgets {

/// One notice: a title, its text, and a close button if it can be dismissed.
class NoticeBar::Row : public QWidget
{
public:
    Row(const models::SessionNotice &notice, bool lasts, Look *look, QWidget *parent)
        : QWidget(parent)
        , m_look(look)
        , m_lasts(lasts)
    {
        const Theme &t = look->theme();
        const int u = t.u;
        const QString title = base::visibleText(notice.title), text = base::visibleText(notice.text);
        auto *words = new QLabel(this);
        words->setTextFormat(Qt::RichText);
        words->setText(title.isEmpty()
                           ? text.toHtmlEscaped()
                           : QStringLiteral("<b>%1</b>&nbsp; %2").arg(title.toHtmlEscaped(), text.toHtmlEscaped()));
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->setFont(t.body);
        QPalette p = palette();
        p.setColor(QPalette::WindowText, lasts ? t.waits.color : t.text);
        words->setPalette(p);
        auto *row = new QHBoxLayout(this);
        const bool mirrored = isRightToLeft(); // margins are not mirrored automatically
        row->setContentsMargins(mirrored ? u : u * 8, u, mirrored ? u * 8 : u, u);
        row->addWidget(words, 1);
        if (notice.wantsEditor) {
            choose = new FlatButton(look, ButtonKind::Normal, NoticeBar::tr("Choose an editor…"), this);
            choose->setSmall(true);
            row->addWidget(choose, 0, Qt::AlignTop);
        }
        if (!lasts) {
            close = new FlatButton(look, ButtonKind::Flat, {}, this);
            close->setIconName(QStringLiteral("close"));
            close->setSmall(true);
            close->setAccessibleName(NoticeBar::tr("Close the notice “%1”").arg(title.isEmpty() ? text : title));
            row->addWidget(close, 0, Qt::AlignTop);
        }
        setAccessibleName(title.isEmpty() ? text : QString(title + QStringLiteral(". ") + text));
    }
    FlatButton *choose = nullptr, *close = nullptr;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        Canvas c(&painter, m_look, devicePixelRatioF());
        const Theme &t = m_look->theme();
        if (m_lasts)
            painter.fillRect(rect(), t.waits.tint);
        const qreal x = layoutDirection() == Qt::RightToLeft ? width() - t.u * 4 : t.u * 4;
        c.iconAt(m_lasts ? QStringLiteral("waits") : QStringLiteral("history"), m_lasts ? t.waits.color : t.text2,
                 QPointF(x, t.u * 4));
    }

private:
    Look *m_look;
    bool m_lasts;
};

NoticeBar::NoticeBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(status, &models::SessionStatus::noticesChanged, this, &NoticeBar::refresh);
    connect(look, &Look::changed, this, &NoticeBar::refresh);
    refresh();
}

void NoticeBar::refresh()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // its close button may have been pressed
        delete item;
    }
    const auto add = [this](const models::SessionNotice &notice, bool lasts) {
        auto *row = new Row(notice, lasts, m_look, this);
        m_rows->addWidget(row);
        if (row->choose)
            connect(row->choose, &QAbstractButton::clicked, this, &NoticeBar::editorWanted);
        if (row->close)
            connect(row->close, &QAbstractButton::clicked, this, [this, notice] { Q_EMIT dismissed(notice); });
        return row;
    };
    for (const QString &sentence : m_status->notices().notKept)
        add({{}, sentence}, true);
    QWidget *newest = nullptr;
    for (const models::SessionNotice &notice : m_status->notices().notices)
        newest = add(notice, false);
    setVisible(m_rows->count() > 0);
    if (newest) {
        QAccessibleEvent event(newest, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace widgets

#include "moc_noticebar.cpp"
