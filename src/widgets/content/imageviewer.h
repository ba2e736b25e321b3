// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/imageloader.h"
#include "widgets/style/look.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QScrollArea;

namespace widgets {

/// One picture in a window: at its real size, or fitted to the window. Decoded on another thread.
class ImageViewer : public QDialog
{
    Q_OBJECT

public:
    ImageViewer(const QByteArray &bytes, const QString &name, Look *look, QWidget *parent = nullptr);

    double zoom() const { return m_zoom; }
    bool isFitting() const { return m_fits; }
    QImage image() { return m_loader.image(m_id, m_header.size); }

public Q_SLOTS:
    void setZoom(double zoom);
    void setFitting(bool fits);
    void copy();

Q_SIGNALS:
    void saveRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Pane;

    void refresh();

    ImageHeader m_header;
    ImageLoader m_loader;
    ImageLoader::Id m_id = 0;
    QScrollArea *m_scroll;
    Pane *m_pane;
    QLabel *m_words;
    QPushButton *m_fit, *m_copy;
    double m_zoom = 1;
    bool m_fits = false;
};

} // namespace widgets
