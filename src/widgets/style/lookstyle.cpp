// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/lookstyle.h"

#include "widgets/style/iconcache.h"
#include "widgets/style/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>

namespace widgets {

namespace {

constexpr qreal radius = 4;
/// The frame of a scroll area has room for that of the focus, and its square content just fits into the corners.
constexpr int areaFrame = 2;
constexpr qreal areaRadius = 3;

/// The colours for a control, from its own palette, which may be the disabled one.
struct Colors
{
    explicit Colors(const QStyleOption *option)
    {
        const QPalette &p = option->palette;
        base = p.color(QPalette::Base);
        text = p.color(QPalette::Text);
        button = p.color(QPalette::Button);
        highlight = p.color(QPalette::Highlight);
        isEnabled = option->state.testFlag(QStyle::State_Enabled);
        const QColor window = p.color(QPalette::Active, QPalette::Window);
        const QColor activeText = p.color(QPalette::Active, QPalette::Text);
        const bool strong = isHighContrast(p);
        line = mix(activeText, window, strong ? 0.7 : 0.28);
        box = mix(activeText, window, isEnabled ? strong ? 1.0 : 0.62 : 0.35);
        accent = isEnabled ? filled(highlight) : box;
    }
    QColor base, text, button, highlight, line, box, accent;
    bool isEnabled = true;
};

/// Like Theme::u, for the control's font.
int unitOf(const QStyleOption *option, const QWidget *widget = nullptr)
{
    const int height = option ? option->fontMetrics.height() : widget ? widget->fontMetrics().height() : 18;
    return qMax(3, qRound(height / 4.5));
}

void fillBox(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &edge, qreal width = 1,
             qreal corner = radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, width));
    painter->setBrush(fill);
    const qreal inset = width / 2;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
    painter->restore();
}

void drawLines(QPainter *painter, const QList<QPointF> &points, const QColor &color, qreal width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(points.constData(), int(points.size()));
    painter->restore();
}

void drawChevron(QPainter *painter, const QRect &rect, const QColor &color, bool up)
{
    const QPointF c = QRectF(rect).center();
    const qreal w = qMax(3.0, qMin(rect.width(), rect.height()) * 0.22), h = up ? -w / 2 : w / 2;
    drawLines(painter, {c + QPointF(-w, -h), c + QPointF(0, h), c + QPointF(w, -h)}, color, 1.5);
}

/// Enter presses it. Cancel and Close do nothing: they stay plain also where Enter is safe only on them.
bool isFilled(const QStyleOptionButton *button, const QWidget *widget)
{
    const auto *box = widget ? qobject_cast<const QDialogButtonBox *>(widget->parentWidget()) : nullptr;
    auto *own = const_cast<QAbstractButton *>(qobject_cast<const QAbstractButton *>(widget));
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
           button->state.testFlag(QStyle::State_Enabled) &&
           !(box && box->buttonRole(own) == QDialogButtonBox::RejectRole);
}

void drawButton(const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    const Colors c(option);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool isDefault = isFilled(button, widget);
    // Enter presses it, though it is plain.
    const bool isAnswer = !isDefault && button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
                          option->state.testFlag(QStyle::State_HasFocus);
    QColor fill = isDefault ? c.accent : c.button;
    if (option->state & (QStyle::State_Sunken | QStyle::State_On))
        fill = mix(isDefault ? QColor(Qt::black) : c.text, fill, 0.14);
    else if (c.isEnabled && option->state.testFlag(QStyle::State_MouseOver))
        fill = mix(isDefault ? QColor(Qt::black) : c.text, fill, 0.06);
    const bool isFlat = button && button->features.testFlag(QStyleOptionButton::Flat);
    if (!isFlat || option->state & (QStyle::State_Sunken | QStyle::State_On | QStyle::State_MouseOver))
        fillBox(painter, option->rect, fill, isDefault || isAnswer ? c.accent : c.line, isAnswer ? 2 : 1);
}

/// Its ground while it is on, within the frame of the focus; without auto raise only a frame.
void drawToolButton(const QStyleOption *option, QPainter *painter)
{
    const Colors c(option);
    const bool isOn = option->state.testFlag(QStyle::State_On),
               isRaised = option->state.testFlag(QStyle::State_AutoRaise);
    const QColor fill =
        isOn ? mix(c.highlight, option->palette.color(QPalette::Window), 0.2) : mix(c.text, c.button, 0.06);
    fillBox(painter, option->rect.adjusted(3, 3, -3, -3), isRaised ? fill : Qt::transparent,
            isRaised ? Qt::transparent : c.line);
}

void drawCheck(const QStyleOption *option, QPainter *painter)
{
    const Colors c(option);
    const QRect r = option->rect;
    const bool on = option->state.testFlag(QStyle::State_On), partly = option->state.testFlag(QStyle::State_NoChange);
    // A list may have a paler colour for the row that is chosen in it.
    const QColor highlight = QGuiApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const QColor accent = c.isEnabled ? filled(highlight) : c.accent;
    fillBox(painter, r, on ? accent : c.base, on ? accent : c.box, 1, 2);
    const auto at = [&r](qreal x, qreal y) { return QPointF(r.x() + r.width() * x, r.y() + r.height() * y); };
    if (on)
        drawLines(painter, {at(0.25, 0.52), at(0.43, 0.7), at(0.76, 0.32)}, Qt::white, qMax(1.5, r.width() * 0.11));
    else if (partly)
        drawLines(painter, {at(0.28, 0.5), at(0.72, 0.5)}, c.isEnabled ? c.text : c.box, 2);
}

void drawRadio(const QStyleOption *option, QPainter *painter)
{
    const Colors c(option);
    const bool on = option->state.testFlag(QStyle::State_On);
    const int side = option->rect.width();
    fillBox(painter, option->rect, on ? QColor(Qt::white) : c.base, on ? c.accent : c.box, on ? side * 0.31 : 1, side);
}

void drawField(const QStyleOption *option, QPainter *painter)
{
    const Colors c(option);
    const bool focus = option->state.testFlag(QStyle::State_HasFocus) && c.isEnabled;
    fillBox(painter, option->rect, c.isEnabled ? c.base : option->palette.color(QPalette::Window),
            focus ? c.accent : c.line, focus ? 2 : 1);
}

/// What a scroll bar's view is painted on.
QColor groundOf(const QStyleOption *option, const QWidget *bar)
{
    // A view puts its bars into a container.
    const QWidget *container = bar ? bar->parentWidget() : nullptr;
    const auto *view = container ? qobject_cast<const QAbstractScrollArea *>(container->parentWidget()) : nullptr;
    return view ? view->viewport()->palette().color(view->viewport()->backgroundRole())
                : option->palette.color(QPalette::Window);
}

/// Of a dialog, with a frame: those without lead to pages.
bool isListOfRows(const QWidget *widget)
{
    const auto *list = qobject_cast<const QListView *>(widget);
    return list && list->frameShape() != QFrame::NoFrame && qobject_cast<const QDialog *>(list->window());
}

/// Whether the mark of what is chosen begins at this item: at the first one of a row, or at each one where single cells
/// are chosen.
bool beginsRow(const QStyleOptionViewItem *item, const QWidget *widget)
{
    if (!item || item->viewItemPosition == QStyleOptionViewItem::Beginning ||
        item->viewItemPosition == QStyleOptionViewItem::OnlyOne)
        return true;
    if (item->viewItemPosition != QStyleOptionViewItem::Invalid)
        return false;
    const auto *table = qobject_cast<const QTableView *>(widget); // does not say where in a row its items are
    if (!table || table->selectionBehavior() != QAbstractItemView::SelectRows)
        return true;
    const QHeaderView *header = table->horizontalHeader();
    int first = 0;
    while (first < header->count() && header->isSectionHidden(header->logicalIndex(first)))
        ++first;
    return header->visualIndex(item->index.column()) == first;
}

/// The background of a row that is selected or under the pointer, and the line between two.
void drawRow(const QStyleOption *option, QPainter *painter, const QWidget *widget)
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (item && item->backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option->rect, item->backgroundBrush);
    const Colors c(option);
    if (item && item->index.row() > 0 && isListOfRows(widget))
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), mix(c.text, c.base, 0.11));
    const bool selected = option->state.testFlag(QStyle::State_Selected);
    if (!selected && !(option->state.testFlag(QStyle::State_MouseOver) && c.isEnabled))
        return;
    painter->fillRect(option->rect, mix(c.highlight, c.base, selected ? 0.2 : 0.07));
    if (selected && beginsRow(item, widget)) {
        QRect bar = option->rect;
        bar.setWidth(3);
        if (option->direction == Qt::RightToLeft)
            bar.moveRight(option->rect.right());
        painter->fillRect(bar, c.accent);
    }
}

/// Where a radio button stands in a row of segments, see LookStyle.
enum class Segment { None, First, Middle, Last };

Segment segmentOf(const QWidget *widget)
{
    const QString place = widget ? widget->property("segment").toString() : QString();
    return place == QLatin1String("first")    ? Segment::First
           : place == QLatin1String("middle") ? Segment::Middle
           : place == QLatin1String("last")   ? Segment::Last
                                              : Segment::None;
}

void drawSegment(const QStyleOptionButton *option, QPainter *painter, Segment place, const QStyle *style)
{
    const Colors c(option);
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool isMirrored = option->direction == Qt::RightToLeft;
    const QRect r = option->rect;
    // What is cut off belongs to the neighbour, whose line stands there.
    QRect whole = r;
    const bool startsRow = place == (isMirrored ? Segment::Last : Segment::First);
    const bool endsRow = place == (isMirrored ? Segment::First : Segment::Last);
    whole.adjust(startsRow ? 0 : -int(radius), 0, endsRow ? 0 : int(radius), 0);
    painter->save();
    painter->setClipRect(r);
    fillBox(painter, whole, on ? mix(c.highlight, c.base, 0.2) : c.button, c.line);
    if (!startsRow)
        painter->fillRect(QRect(r.left(), r.top(), 1, r.height()), c.line);
    if (on)
        painter->fillRect(QRect(r.left() + 1, r.bottom() - 1, r.width() - 2, 2), c.accent);
    if (option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange))
        fillBox(painter, r, Qt::transparent, c.accent, 2);
    QFont font = painter->font();
    font.setWeight(on ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    const int shown =
        style->styleHint(QStyle::SH_UnderlineShortcut, option) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    style->drawItemText(painter, r, Qt::AlignCenter | shown, option->palette, c.isEnabled, option->text,
                        QPalette::WindowText);
    painter->restore();
}

} // namespace

LookStyle::LookStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        drawButton(option, painter, widget);
        return;
    case PE_FrameDefaultButton:
    case PE_FrameGroupBox: // a section is a heading and what is below it
        return;
    case PE_PanelButtonTool:
        drawToolButton(option, painter);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(option, painter);
        return;
    case PE_IndicatorRadioButton:
        drawRadio(option, painter);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            drawField(option, painter);
        return;
    case PE_FrameLineEdit:
        return; // painted with its background, above
    case PE_Frame: {
        const Colors c(option);
        const bool focus = option->state.testFlag(State_HasFocus) && c.isEnabled;
        // Its content is painted on the ground of the frame, into which it has no corners.
        const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
        const QWidget *content = area && area->viewport()->autoFillBackground() ? area->viewport() : nullptr;
        fillBox(painter, option->rect, content ? content->palette().color(content->backgroundRole()) : Qt::transparent,
                focus ? c.accent : c.line, focus ? 2 : 1, area ? areaRadius : radius);
        return;
    }
    case PE_FrameFocusRect: {
        // In a list the row is marked, and the list itself has the frame. Where several rows can be selected, the
        // current one is marked in addition.
        const auto *list = qobject_cast<const QAbstractItemView *>(widget);
        const bool isRow = list != nullptr;
        if (isRow && option->state.testFlag(State_Selected) &&
            list->selectionMode() == QAbstractItemView::SingleSelection)
            return;
        fillBox(painter, option->rect, Qt::transparent, Colors(option).accent, isRow ? 1 : 2);
        return;
    }
    case PE_PanelItemViewItem:
        drawRow(option, painter, widget);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void LookStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (element == CE_PushButtonLabel && isFilled(button, widget)) {
        QStyleOptionButton white(*button);
        white.palette.setColor(QPalette::ButtonText, Qt::white);
        QProxyStyle::drawControl(element, &white, painter, widget);
        return;
    }
    if (const Segment place = segmentOf(widget); place != Segment::None && element == CE_RadioButton && button) {
        drawSegment(button, painter, place, this);
        return;
    }
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item && element == CE_ItemViewItem) {
        QStyleOptionViewItem tinted(*item);
        tinted.palette.setColor(QPalette::HighlightedText, item->palette.color(QPalette::Text));
        QProxyStyle::drawControl(element, &tinted, painter, widget);
        return;
    }
    const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (entry && (element == CE_MenuItem || element == CE_MenuBarItem) && !isHighContrast(option->palette)) {
        // Selected entries keep their colour on a tinted background, like selected rows.
        QStyleOptionMenuItem tinted(*entry);
        const QPalette &p = option->palette;
        const QColor ground = p.color(element == CE_MenuItem ? QPalette::Base : QPalette::Window);
        tinted.palette.setColor(QPalette::Highlight, mix(p.color(QPalette::Highlight), ground, 0.2));
        tinted.palette.setColor(QPalette::HighlightedText, p.color(QPalette::Text));
        QProxyStyle::drawControl(element, &tinted, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                   const QWidget *widget) const
{
    const Colors c(option);
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option); control == CC_ComboBox && box) {
        if (box->frame)
            drawField(option, painter);
        drawChevron(painter, subControlRect(control, option, SC_ComboBoxArrow, widget), c.box, false);
        return;
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option); control == CC_SpinBox && box) {
        if (box->frame)
            drawField(option, painter);
        for (const auto &[part, step, up] : {std::tuple(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, true),
                                             std::tuple(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, false)}) {
            const QColor color = box->stepEnabled.testFlag(step) ? c.box : mix(c.box, c.base, 0.4);
            if (option->subControls.testFlag(part))
                drawChevron(painter, subControlRect(control, option, part, widget), color, up);
        }
        return;
    }
    if (control == CC_GroupBox) {
        painter->save();
        QFont font = painter->font();
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        painter->restore();
        return;
    }
    if (control == CC_ScrollBar) {
        painter->fillRect(option->rect, groundOf(option, widget));
        if (!option->state.testFlag(State_Enabled))
            return;
        const QRectF handle = subControlRect(control, option, SC_ScrollBarSlider, widget);
        const bool isHorizontal = option->state.testFlag(State_Horizontal);
        const qreal inset = (isHorizontal ? handle.height() : handle.width()) / 4;
        fillBox(painter, isHorizontal ? handle.adjusted(2, inset, -2, -inset) : handle.adjusted(inset, 2, -inset, -2),
                option->activeSubControls.testFlag(SC_ScrollBarSlider) ? c.box : c.line, Qt::transparent, 0, inset);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                const QWidget *widget) const
{
    if (control == CC_GroupBox && part == SC_GroupBoxLabel) {
        QRect label = QProxyStyle::subControlRect(control, option, part, widget);
        if (option->direction == Qt::RightToLeft)
            label.setLeft(option->rect.left());
        else
            label.setRight(option->rect.right());
        return label;
    }
    if (control == CC_GroupBox && part == SC_GroupBoxContents)
        return option->rect.adjusted(0, option->fontMetrics.height() + unitOf(option), 0, 0);
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
        return {};
    // There are no arrows: it is what a longer bar has between them.
    const int arrow = pixelMetric(PM_ScrollBarExtent, option, widget);
    const QPoint begin = bar->orientation == Qt::Horizontal ? QPoint(arrow, 0) : QPoint(0, arrow);
    QStyleOptionSlider longer(*bar);
    longer.rect.setBottomRight(bar->rect.bottomRight() + 2 * begin);
    return QProxyStyle::subControlRect(control, &longer, part, widget).translated(-begin);
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                  const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (!option)
        return size;
    const int u = unitOf(option);
    switch (type) {
    case CT_PushButton:
        // A button with only an icon, or one that is narrow on purpose, keeps its width.
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && !button->text.isEmpty() && !button->features.testFlag(QStyleOptionButton::Flat))
            size.setWidth(qMax(qMax(size.width(), contents.width() + 5 * u), 20 * u));
        size.setHeight(qMax(size.height(), 7 * u));
        return size;
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox:
        size.setHeight(qMax(size.height(), 7 * u));
        // Fusion's room beside the arrow does not follow the font.
        if (type == CT_ComboBox)
            size.setWidth(qMax(size.width(), contents.width() + 7 * u + 4));
        return size;
    case CT_RadioButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && segmentOf(widget) != Segment::None) {
            QFont strong = widget->font();
            strong.setWeight(QFont::DemiBold);
            size = {QFontMetrics(strong).size(Qt::TextShowMnemonic, button->text).width() + 6 * u, 7 * u};
        }
        return size;
    case CT_ItemViewItem:
        // Rows of lists in dialogs; others have delegates of their own, or are popups.
        if (widget && qobject_cast<const QListView *>(widget) && qobject_cast<const QDialog *>(widget->window()))
            size.setHeight(isListOfRows(widget) ? qMax(size.height() + 2 * u, 9 * u) : qMax(size.height(), 8 * u));
        return size;
    default:
        return size;
    }
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 4 * unitOf(option, widget);
    case PM_ScrollBarExtent:
        return 3 * unitOf(option, widget);
    case PM_ScrollBarSliderMin:
        return 8 * unitOf(option, widget);
    case PM_MessageBoxIconSize:
        return 6 * unitOf(nullptr, widget);
    case PM_DefaultFrameWidth:
        return qobject_cast<const QAbstractScrollArea *>(widget) ? areaFrame
                                                                 : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
        return qobject_cast<const QGroupBox *>(widget) ? 0 : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollView_ScrollBarOverlap:
        return 0;
    case PM_FocusFrameHMargin: // beside the bar of the selection
        return qobject_cast<const QListView *>(widget) ? 6 : QProxyStyle::pixelMetric(metric, option, widget);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int LookStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_DialogButtonLayout)
        return QDialogButtonBox::GnomeLayout; // the button that does it is the last one
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon LookStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    switch (icon) {
    case SP_ToolBarHorizontalExtensionButton:
    case SP_ToolBarVerticalExtensionButton:
    case SP_TitleBarNormalButton:
    case SP_TitleBarCloseButton:
        return {};
    case SP_MessageBoxQuestion: {
        const QPalette palette = option ? option->palette : widget ? widget->palette() : QGuiApplication::palette();
        const QColor color = filled(palette.color(QPalette::Highlight));
        return IconCache().icon(QStringLiteral("question"), color, color, 0);
    }
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace widgets
