// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/imageviewer.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/ground.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QWheelEvent>

namespace widgets {

class ImageViewer::Pane : public QWidget
{
public:
    explicit Pane(ImageViewer *viewer) : m_viewer(viewer) { setAccessibleName(base::Words::tr("Image")); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QImage image = m_viewer->image();
        if (image.isNull())
            return;
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_viewer->zoom() < 2);
        painter.drawImage(QRectF(rect()), image);
    }

private:
    ImageViewer *m_viewer;
};

ImageViewer::ImageViewer(const QByteArray &bytes, const QString &name, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_header(imageHeader(bytes))
    , m_scroll(new QScrollArea(this))
    , m_pane(new Pane(this))
    , m_words(new QLabel(this))
{
    setWindowTitle(name);
    setSizeGripEnabled(true);
    const int u = look->theme().u;
    m_scroll->setWidget(m_pane);
    m_scroll->setAlignment(Qt::AlignCenter);
    m_scroll->viewport()->installEventFilter(this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_fit = buttons->addButton(tr("&Fit the window"), QDialogButtonBox::ActionRole);
    m_fit->setCheckable(true);
    m_copy = buttons->addButton(base::Words::tr("&Copy"), QDialogButtonBox::ActionRole);
    auto *save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::ActionRole);
    for (QPushButton *button : {m_fit, m_copy, save})
        button->setAutoDefault(false);
    m_words->setTextFormat(Qt::PlainText);
    columnOf(nullptr, {{m_scroll, 1}, rowOf(nullptr, {{m_words, 1}, buttons})}, {}, 0, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_fit, &QPushButton::toggled, this, &ImageViewer::setFitting);
    connect(m_copy, &QPushButton::clicked, this, &ImageViewer::copy);
    connect(save, &QPushButton::clicked, this, &ImageViewer::saveRequested);
    const auto key = [this](const QKeySequence &keys, auto act) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
    };
    key(QKeySequence::Copy, [this] { copy(); });
    key(QKeySequence::ZoomIn, [this] { setZoom(m_zoom * 1.25); });
    key(QKeySequence::ZoomOut, [this] { setZoom(m_zoom / 1.25); });
    key(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setZoom(1); });
    if (!m_header.format.isEmpty())
        m_id = m_loader.add(bytes, m_header.format);
    connect(&m_loader, &ImageLoader::changed, this, &ImageViewer::refresh);
    const QSize room = screen()->availableSize() * 0.8;
    resize((m_header.size + QSize(u * 14, u * 24)).expandedTo({u * 120, u * 80}).boundedTo(room));
    refresh();
}

void ImageViewer::setZoom(double zoom)
{
    m_fits = false;
    m_zoom = qBound(0.05, zoom, 16.0);
    refresh();
}

void ImageViewer::setFitting(bool fits)
{
    m_fits = fits;
    if (!fits)
        m_zoom = 1;
    refresh();
}

void ImageViewer::copy()
{
    if (const QImage whole = image(); !whole.isNull())
        QApplication::clipboard()->setImage(whole);
}

void ImageViewer::refresh()
{
    const QSize size = m_header.size;
    if (m_fits && !size.isEmpty()) {
        const QSize room = m_scroll->maximumViewportSize();
        m_zoom = qMin(1.0, qMin(double(room.width()) / size.width(), double(room.height()) / size.height()));
    }
    m_fit->setChecked(m_fits);
    m_pane->resize((QSizeF(size) * m_zoom).toSize().expandedTo({1, 1}));
    const bool ready = !image().isNull();
    m_copy->setEnabled(ready);
    if (!m_header.problem.isEmpty())
        m_words->setText(m_header.problem);
    else if (m_loader.isBroken(m_id))
        m_words->setText(base::Words::tr("The image is broken"));
    else
        m_words->setText(base::described(base::Words::tr("%1 × %2 pixels").arg(size.width()).arg(size.height()),
                                         base::Words::tr("%1 %").arg(qRound(m_zoom * 100))));
    m_pane->update();
}

void ImageViewer::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    if (m_fits)
        refresh();
}

void ImageViewer::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier) || event->angleDelta().y() == 0) {
        QDialog::wheelEvent(event);
        return;
    }
    setZoom(m_zoom * (event->angleDelta().y() > 0 ? 1.25 : 0.8));
    event->accept();
}

/// The wheel scrolls, with Ctrl it zooms; the scroll area would do both.
bool ImageViewer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Wheel &&
        static_cast<QWheelEvent *>(event)->modifiers() & Qt::ControlModifier) {
        wheelEvent(static_cast<QWheelEvent *>(event));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace widgets

#include "moc_imageviewer.cpp"
