// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/elicitationbar.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"
#include "widgets/bars/formfields.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/slimscrollbar.h"
#include "widgets/style/typingwatch.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace widgets {

namespace {

constexpr size_t mostKept = 32;

} // namespace

ElicitationBar::ElicitationBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : Ground(look, tintOf(&Theme::waits), parent)
    , m_status(status)
    , m_clock(clock)
    , m_title(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_body(new QWidget)
    , m_fields(new FormFields(look, m_body))
    , m_accept(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_copy(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Copy"), this))
    , m_decline(new FlatButton(look, ButtonKind::Normal, tr("Decline"), this))
    , m_cancel(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Cancel"), this))
{
    setOutline(&Theme::waitsLine, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setTextInteractionFlags(Qt::NoTextInteraction);
    setFace(m_title, look, &Theme::bold);
    m_message = wordsLabel(look, m_body);
    m_address = wordsLabel(look, m_body, &Theme::mono);
    m_address->setTextFormat(Qt::RichText);
    m_warning = wordsLabel(look, m_body, &Theme::body, colorOf(&Theme::failed));
    for (QLabel *label : {m_message, m_address, m_warning})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    columnOf(look, {m_message, m_address, m_warning, m_fields}, {}, 2, m_body);
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    makeSlim(m_scroll, look, &Theme::card);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_body->setAutoFillBackground(false);
    m_body->installEventFilter(this);
    m_decline->setToolTip(tr("Tells the agent that you do not want this"));
    m_cancel->setToolTip(tr("Tells the agent that you did not answer"));
    QLayout *const foot = rowOf(look, {m_accept, m_copy, m_decline, Cell::room(), m_cancel}, {}, 2);
    columnOf(look, {m_title, m_scroll, foot}, {4, 3, 4, 3}, 2, this);
    using enum acp::ElicitationAnswer::Action;
    connect(m_accept, &QAbstractButton::clicked, this, &ElicitationBar::submit);
    connect(m_fields, &FormFields::submitted, this, &ElicitationBar::submit);
    connect(m_decline, &QAbstractButton::clicked, this, [this] { answer(Decline); });
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { answer(Cancel); });
    connect(m_copy, &QAbstractButton::clicked, this, [this] {
        if (m_question)
            QApplication::clipboard()->setText(m_question->request->url);
    });
    connect(status, &models::SessionStatus::questionsChanged, this, &ElicitationBar::refresh);
    connect(status, &models::SessionStatus::identityChanged, this, &ElicitationBar::refresh);
    connect(look, &Look::changed, this, &ElicitationBar::restyle);
    restyle();
    refresh();
}

void ElicitationBar::refresh()
{
    const auto &open = m_status->questions().elicitations;
    if (open.empty()) {
        leave();
        setVisible(false);
        return;
    }
    const QString agent = base::visibleText(m_status->identity().agentName);
    const QString asks = base::Words::tr("%1 asks you something").arg(agent);
    m_title->setText(open.size() == 1 ? asks
                                      : base::facts({asks, base::Words::tr("%1 of %2").arg(1).arg(open.size())}));
    setAccessibleName(m_title->text());
    if (!m_question || m_question->key != open.front().key) {
        leave();
        show(open.front());
    }
    m_accept->setEnabled(m_canAccept && open.front().canAnswer);
    m_decline->setEnabled(open.front().canAnswer);
    m_cancel->setEnabled(open.front().canAnswer);
    setVisible(true);
}

void ElicitationBar::show(const core::OpenElicitation &question)
{
    m_question = question;
    m_isAnswered = false;
    m_shownAt = m_clock->now();
    const acp::ElicitationRequest &request = *question.request;
    QStringList words{base::visibleText(request.message, base::LineBreaks::Keep)};
    if (request.title != request.message)
        words << base::visibleText(request.title);
    words << base::visibleText(request.description, base::LineBreaks::Keep);
    words.removeAll(QString());
    m_message->setText(words.join(QStringLiteral("\n\n")));
    m_message->setVisible(!words.isEmpty());
    const bool isAddress = request.mode == acp::ElicitationRequest::Mode::Url;
    m_address->setVisible(isAddress);
    m_copy->setVisible(isAddress);
    m_fields->setVisible(!isAddress);
    m_accept->setText(isAddress ? base::Words::tr("Open in the browser") : tr("Send the answer"));
    if (isAddress)
        showAddress(request.url);
    else
        showForm(request);
    m_warning->setVisible(!m_warning->text().isEmpty());
    m_scroll->verticalScrollBar()->setValue(0);
    fit();
}

void ElicitationBar::showForm(const acp::ElicitationRequest &request)
{
    m_warning->setText(models::whyNotFillable(request));
    m_canAccept = m_warning->text().isEmpty();
    const auto kept = m_kept.extract(m_question->key);
    if (m_canAccept)
        m_fields->setFields(request.fields, kept.empty() ? std::vector<models::FieldInput>() : kept.mapped());
}

void ElicitationBar::showAddress(const QString &url)
{
    const models::AddressText words = models::addressText(url);
    const auto part = [](const QString &text) {
        // Allows line breaks anywhere, so that a long address does not widen the window.
        QString out;
        for (const QChar c : text)
            out += QString(c).toHtmlEscaped() + (c.isHighSurrogate() ? QString() : QStringLiteral("&#8203;"));
        return out;
    };
    m_address->setText(QStringLiteral("<span>%1<b>%2</b>%3</span>")
                           .arg(part(words.before), words.host.toHtmlEscaped(), part(words.after)));
    m_address->setAccessibleName(words.before + words.host + words.after);
    m_canAccept = words.canOpen;
    m_warning->setText(words.warnings.join(u'\n'));
}

/// Keeps the input until the question is shown again.
void ElicitationBar::leave()
{
    if (!m_question)
        return;
    const bool hadFocus = holdsFocus();
    if (!m_isAnswered && m_question->request->mode == acp::ElicitationRequest::Mode::Form) {
        if (m_kept.size() >= mostKept)
            m_kept.erase(m_kept.begin());
        m_kept[m_question->key] = m_fields->inputs();
    }
    m_question.reset();
    m_fields->clear();
    if (hadFocus)
        Q_EMIT focusReleased();
}

bool ElicitationBar::isInert() const
{
    return m_clock->now() - m_shownAt < inertFor;
}

void ElicitationBar::submit()
{
    if (m_accept->isEnabled())
        answer(acp::ElicitationAnswer::Action::Accept);
}

void ElicitationBar::answer(acp::ElicitationAnswer::Action action)
{
    if (!m_question || isInert())
        return;
    acp::ElicitationAnswer out;
    out.action = action;
    if (action == acp::ElicitationAnswer::Action::Accept &&
        m_question->request->mode == acp::ElicitationRequest::Mode::Form) {
        auto content = m_fields->check();
        if (!content) {
            fit();
            m_scroll->ensureWidgetVisible(m_fields->focusWidget() ? m_fields->focusWidget() : m_fields);
            return;
        }
        out.content = std::move(*content);
    }
    m_isAnswered = true;
    Q_EMIT answered(m_question->key, out);
}

void ElicitationBar::focusForm()
{
    if (!isAsking())
        return;
    if (m_fields->isVisible() && !m_fields->inputs().empty())
        m_fields->focusFirst();
    else
        m_decline->setFocus(Qt::OtherFocusReason);
}

void ElicitationBar::setMostHeight(int height)
{
    if (std::exchange(m_mostHeight, height) != height)
        fit();
}

/// As high as its text, if there is room; otherwise it scrolls.
void ElicitationBar::fit()
{
    const int u = m_look->theme().u;
    // Computed from the bar's own width, since its children are resized later. If it has to scroll, the height is set.
    const QMargins margins = layout()->contentsMargins();
    const int width = qMax(u * 20, this->width() - margins.left() - margins.right());
    m_body->layout()->invalidate();
    const int wanted = m_body->layout()->hasHeightForWidth() ? m_body->layout()->heightForWidth(width)
                                                             : m_body->layout()->sizeHint().height();
    const int room = qMax(u * 20, m_mostHeight - u * 26);
    m_scroll->setFixedHeight(qMin(wanted, room));
    updateGeometry();
    update();
}

void ElicitationBar::restyle()
{
    const Theme &t = m_look->theme();
    QPalette body = palette();
    // Styles mix the frames of fields from this colour; darker than a dark background they would be invisible.
    body.setColor(QPalette::Window, t.dark ? t.waitsLine : t.waits.tint);
    m_body->setPalette(body);
    fit();
}

/// Fields that are made while the bar is shown come into view later, and have no height until then.
bool ElicitationBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return Ground::eventFilter(watched, event);
}

void ElicitationBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // The height depends only on the width.
    if (event->oldSize().width() != event->size().width())
        fit();
}

} // namespace widgets

#include "moc_elicitationbar.cpp"
