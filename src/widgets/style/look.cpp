// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/look.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

/// The icons are in a static library, whose resources must be initialized explicitly; the macro works only outside of
/// namespaces.
static void loadIcons()
{
    Q_INIT_RESOURCE(belay);
}

namespace widgets {

Look::Look(QObject *parent) : QObject(parent), m_highlighter(std::make_shared<text::CodeHighlighter>())
{
    loadIcons();
    m_theme = Theme::from(QApplication::palette(), QApplication::font());
    watch();
}

Look::Look(const Look *other, QObject *parent)
    : QObject(parent)
    , m_zoom(other->m_zoom)
    , m_textFamily(other->m_textFamily)
    , m_codeFamily(other->m_codeFamily)
    , m_diffSides(other->m_diffSides)
    , m_theme(other->m_theme) // copied, since measuring fonts takes a while
    , m_highlighter(other->m_highlighter)
{
    watch();
}

void Look::watch()
{
    qApp->installEventFilter(this);
    connect(m_highlighter.get(), &text::CodeHighlighter::arrived, this, &Look::codeColored);
}

QIcon Look::icon(const QString &name)
{
    return m_icons.icon(name, m_theme.text, m_theme.gutter, m_theme.u * 4);
}

void Look::prepare()
{
    m_highlighter->prepare();
    QFont bold = m_theme.body;
    bold.setBold(true);
    for (const QFont &font : {m_theme.body, bold, m_theme.mono})
        QFontMetrics(font).horizontalAdvance(QStringLiteral("x"));
}

void Look::setZoom(double zoom)
{
    zoom = qBound(0.5, zoom, 3.0);
    if (zoom == m_zoom)
        return;
    m_zoom = zoom;
    renew();
}

void Look::setFonts(const QString &text, const QString &code)
{
    if (text == m_textFamily && code == m_codeFamily)
        return;
    m_textFamily = text;
    m_codeFamily = code;
    renew();
}

void Look::setFillsWindow(bool on)
{
    if (on == m_theme.fillsWindow)
        return;
    m_theme.fillsWindow = on;
    Q_EMIT changed();
}

void Look::setDiffSides(bool on)
{
    if (on == m_diffSides)
        return;
    m_diffSides = on;
    Q_EMIT diffSidesChanged(on);
}

namespace {

/// A list with a field, and a box for a number, get the keys and hand them to the field in them.
bool isWrittenIn(const QObject *object)
{
    const auto *list = qobject_cast<const QComboBox *>(object);
    return (list && list->isEditable()) || qobject_cast<const QAbstractSpinBox *>(object) ||
           qobject_cast<const QLineEdit *>(object) || qobject_cast<const QPlainTextEdit *>(object);
}

} // namespace

bool Look::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp &&
        (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ApplicationFontChange ||
         event->type() == QEvent::ApplicationLayoutDirectionChange))
        renew();
    // Words of an agent may look like rich text.
    if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
        static_cast<QLabel *>(watched)->setTextFormat(Qt::PlainText);
    if (event->type() != QEvent::KeyPress || !isWrittenIn(watched))
        return false;
    // Qt would write the letter; with Alt it is a key of an action, or of none.
    const auto *key = static_cast<QKeyEvent *>(event);
    const QString letter = key->text();
    const bool isAlt = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::AltModifier;
    const bool isKey = isAlt && !letter.isEmpty() && letter.front().isPrint();
    if (isKey)
        event->ignore();
    return isKey;
}

void Look::renew()
{
    QFont font = QApplication::font();
    if (!m_textFamily.isEmpty())
        font.setFamilies({m_textFamily, font.family()});
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * m_zoom);
    else
        font.setPixelSize(qRound(font.pixelSize() * m_zoom));
    const bool fillsWindow = m_theme.fillsWindow;
    m_theme = Theme::from(QApplication::palette(), font, m_codeFamily);
    m_theme.fillsWindow = fillsWindow;
    m_icons.clear();
    Q_EMIT changed();
}

} // namespace widgets

#include "moc_look.cpp"
