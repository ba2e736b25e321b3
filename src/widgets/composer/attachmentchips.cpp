// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/attachmentchips.h"

#include "acp/requests.h"
#include "base/poolwork.h"
#include "base/regularfile.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/messagepacker.h"
#include "models/texts/messagetext.h"
#include "widgets/content/imageloader.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/slimscrollbar.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QStyle>

#include <cmath>

namespace widgets {

namespace {

constexpr int mostRows = 3;
constexpr int longestName = 32; ///< characters; longer names are elided in the middle

QString iconOf(const core::FileFacts &facts)
{
    if (facts.isFolder)
        return QStringLiteral("folder");
    return facts.how == core::Delivery::Missing ? QStringLiteral("failed") : QStringLiteral("attach");
}

/// A short text for the chip.
QString detailOf(const core::FileFacts &facts)
{
    if (facts.how == core::Delivery::Missing)
        return AttachmentChips::tr("missing");
    if (facts.isFolder)
        return base::Words::tr("folder");
    const QString size = QLocale().formattedDataSize(facts.size);
    return facts.how == core::Delivery::Link ? AttachmentChips::tr("%1, as a link").arg(size) : size;
}

QString tipOf(const QUrl &file, const core::FileFacts &facts)
{
    const QString where = base::visibleText(file.isLocalFile() ? file.toLocalFile() : file.toDisplayString());
    switch (facts.how) {
    case core::Delivery::Missing:
        return AttachmentChips::tr("%1\nIs not there. The message is not sent with it.").arg(where);
    case core::Delivery::Link:
        return AttachmentChips::tr("%1\nThe agent gets a link and reads it itself.").arg(where);
    case core::Delivery::Text:
    case core::Delivery::Image:
    case core::Delivery::Audio:
        break;
    }
    return AttachmentChips::tr("%1\nGoes into the message, as it is when it is sent.").arg(where);
}

} // namespace

class AttachmentChips::Chip final : public Ground
{
public:
    Chip(AttachmentChips *chips, const QUrl &file)
        : Ground(
              chips->m_look, [this](const Theme &t) { return isMissing() ? t.failed.tint : t.card; }, chips->m_board)
        , m_chips(chips)
        , m_file(file)
        , m_name(base::elidedMiddle(models::attachmentName(file), longestName))
        , m_icon(new QLabel(this))
        , m_words(new LineLabel(chips->m_look, 7, this))
        , m_remove(iconButton(chips->m_look, QStringLiteral("close"), base::Words::tr("Remove"), this))
    {
        setOutline(&Theme::line2);
        setFocusPolicy(Qt::StrongFocus);
        rowOf(m_look, {m_icon, {m_words, 1}, m_remove}, {0.25, 0, 0.25, 0}, 0.75, this);
        m_icon->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_icon->setAlignment(Qt::AlignCenter);
        m_remove->setSmall(true);
        m_remove->setFocusPolicy(Qt::NoFocus);
        m_remove->setAccessibleName(base::labelled(base::Words::tr("Remove"), m_name));
        connect(m_remove, &QAbstractButton::clicked, this, [this] { remove(); });
    }

    const QUrl &file() const { return m_file; }
    void setFacts(const core::FileFacts &facts)
    {
        m_facts = facts;
        const QString detail = detailOf(facts);
        m_words->setParts({{.words = m_name},
                           {.words = detail,
                            .font = &Theme::small,
                            .color = isMissing() ? colorOf(&Theme::failed) : ThemeColor(&Theme::text2),
                            .gap = 1.5}});
        setToolTip(tipOf(m_file, facts));
        setAccessibleName(base::described(m_name, detail));
        setAccessibleDescription(AttachmentChips::tr("Delete takes it out"));
        if (canOpen())
            setCursor(Qt::PointingHandCursor);
        else
            unsetCursor();
        load();
        showPicture();
        update();
    }

    void showPicture()
    {
        const Theme &t = m_look->theme();
        const int side = t.u * 7 - 2;
        m_icon->setFixedSize(isPicture() ? side + t.u : side, side);
        if (m_picture.isNull()) {
            m_icon->setPixmap(m_look->icons().pixmap(iconOf(m_facts), isMissing() ? t.failed.color : t.text2, t.u * 4,
                                                     devicePixelRatioF()));
            return;
        }
        QPixmap picture = QPixmap::fromImage(m_picture);
        picture.setDevicePixelRatio(qreal(m_picture.width()) / side);
        m_icon->setPixmap(picture);
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const auto &all = m_chips->m_chips;
        const int place = int(std::find(all.begin(), all.end(), this) - all.begin());
        const int forward = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
        switch (event->key()) {
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (!event->isAutoRepeat()) // it would go on with the next one
                remove();
            break;
        case Qt::Key_Left:
        case Qt::Key_Right:
            m_chips->focusChip(event->key() == forward ? place + 1 : place - 1);
            break;
        case Qt::Key_Down:
            Q_EMIT m_chips->left();
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (!event->isAutoRepeat())
                open();
            break;
        default:
            QWidget::keyPressEvent(event);
        }
    }
    void mousePressEvent(QMouseEvent *event) override { event->accept(); } // else it would move the caret
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            open();
    }
    void focusInEvent(QFocusEvent *) override
    {
        m_chips->ensureWidgetVisible(this, 0, 0);
        update();
    }

private:
    bool isPicture() const { return m_facts.how == core::Delivery::Image; }
    bool canOpen() const { return isPicture() || m_facts.how == core::Delivery::Text; }
    bool isMissing() const { return m_facts.how == core::Delivery::Missing; }
    void open()
    {
        if (canOpen())
            Q_EMIT m_chips->opened(m_file);
    }
    /// On another thread, once.
    void load()
    {
        if (!isPicture() || m_loading || !m_picture.isNull() || !m_file.isLocalFile())
            return;
        const int side = int(std::lround(m_look->theme().u * 7 * devicePixelRatioF()));
        m_loading = std::make_unique<base::PoolWork<QImage>>(
            [path = m_file.toLocalFile(), side](const std::atomic<bool> &) {
                const auto bytes = base::readRegularFile(path, mostImageBytes);
                return bytes.ok() ? squareImage(*bytes, side) : QImage();
            },
            [this](const QImage &picture) {
                m_picture = picture;
                showPicture();
            });
    }
    void remove()
    {
        const QUrl file = m_file; // a copy, since the signal deletes the chip
        Q_EMIT m_chips->removeRequested(file);
    }

    AttachmentChips *m_chips;
    const QUrl m_file;
    const QString m_name;
    core::FileFacts m_facts;
    QLabel *m_icon;
    LineLabel *m_words;
    FlatButton *m_remove;
    QImage m_picture; ///< null: it is no picture, is not loaded yet, or cannot be
    std::unique_ptr<base::PoolWork<QImage>> m_loading;
};

AttachmentChips::AttachmentChips(Look *look, QWidget *parent) : QScrollArea(parent), m_look(look), m_board(new QWidget)
{
    setFocusPolicy(Qt::NoFocus);
    makeSlim(this, look, &Theme::base);
    setWidget(m_board);
    viewport()->setAutoFillBackground(false);
    m_board->setAutoFillBackground(false);
    connect(look, &Look::changed, this, [this] {
        for (Chip *chip : m_chips)
            chip->showPicture();
        layOut();
    });
    hide();
}

void AttachmentChips::show(const QList<QUrl> &files, const acp::PromptCapabilities &takes)
{
    const auto focused = std::ranges::find_if(m_chips, &QWidget::hasFocus);
    const int focus =
        focused == m_chips.end() || files.contains((*focused)->file()) ? -1 : int(focused - m_chips.begin());
    const auto shows = [](const Chip &chip, const QUrl &file) { return chip.file() == file; };
    keepRows(m_chips, files, shows, [this](const QUrl &file) { return new Chip(this, file); });
    for (Chip *chip : m_chips) {
        chip->setFacts(core::factsOf(chip->file(), takes));
        chip->show();
    }
    layOut();
    if (focus >= 0)
        focusChip(qMin(focus, int(m_chips.size()) - 1));
}

/// Moves the focus to a neighbouring chip; beyond the ends to the text.
void AttachmentChips::focusChip(int place)
{
    if (place >= 0 && place < int(m_chips.size()))
        m_chips[size_t(place)]->setFocus(Qt::OtherFocusReason);
    else if (m_chips.empty() || place >= int(m_chips.size()))
        Q_EMIT left();
}

int AttachmentChips::arrange(int width, bool apply) const
{
    const int u = m_look->theme().u;
    int x = 0, y = 0, bottom = 0;
    for (Chip *chip : m_chips) {
        const QSize size = chip->sizeHint().boundedTo({width, INT_MAX});
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += size.height() + u;
        }
        if (apply)
            chip->setGeometry(QStyle::visualRect(layoutDirection(), QRect(0, 0, width, 1), QRect(QPoint(x, y), size)));
        x += size.width() + u;
        bottom = y + size.height();
    }
    return bottom;
}

int AttachmentChips::heightFor(int width) const
{
    const int u = m_look->theme().u;
    return qMin(arrange(width, false), mostRows * u * 8 - u);
}

void AttachmentChips::layOut()
{
    m_board->resize(viewport()->width(), qMax(1, arrange(viewport()->width(), true)));
}

void AttachmentChips::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    layOut();
}

} // namespace widgets

#include "moc_attachmentchips.cpp"
