// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/pendingdelegate.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "core/requests/requestrow.h"
#include "models/lists/pendingmodel.h"

namespace widgets {

using models::PendingModel;

QString PendingDelegate::iconOf(core::RequestKind kind)
{
    using enum core::RequestKind;
    switch (kind) {
    case Permission:
        return QStringLiteral("permission");
    case Elicitation:
        return QStringLiteral("question");
    case CreateTerminal:
    case Command:
        return QStringLiteral("terminal");
    case WaitForExit:
        return QStringLiteral("late");
    case ReadFile:
        return QStringLiteral("read");
    case WriteFile:
        return QStringLiteral("edit");
    case RemoteCall:
        return QStringLiteral("server");
    case Prompt:
        return QStringLiteral("prompt");
    case NewSession:
    case LoadSession:
    case ResumeSession:
    case ForkSession:
    case ListSessions:
    case DeleteSession:
    case CloseSession:
        return QStringLiteral("history");
    case Initialize:
    case Reconnect:
    case Authenticate:
    case Logout:
        return QStringLiteral("plug");
    case SetMode:
    case SetConfigOption:
        return QStringLiteral("gear");
    case Other:
        break;
    }
    return QStringLiteral("unknown");
}

QString PendingDelegate::actionText(PendingAction action)
{
    switch (action) {
    case PendingAction::Answer:
        return PendingPanel::tr("Answer");
    case PendingAction::Cancel:
        return base::Words::tr("Cancel");
    case PendingAction::Kill:
        return base::Words::tr("Kill command");
    case PendingAction::Stop:
        return base::Words::tr("Stop it");
    case PendingAction::None:
        break;
    }
    return {};
}

PendingAction PendingDelegate::actionOf(const QModelIndex &index)
{
    if (index.data(PendingModel::CanAnswerRole).toBool())
        return PendingAction::Answer;
    if (index.data(PendingModel::CanKillRole).toBool())
        return PendingAction::Kill;
    if (index.data(PendingModel::CanStopRole).toBool())
        return PendingAction::Stop;
    if (index.data(PendingModel::CanCancelRole).toBool())
        return PendingAction::Cancel;
    return PendingAction::None;
}

QSize PendingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int u = look()->theme().u;
    return m_wide ? QSize(u * 20, u * 7) : GroupRowDelegate::sizeHint(option, index);
}

GroupRow PendingDelegate::group(const QModelIndex &index) const
{
    if (index.column() > 0)
        return {};
    GroupRow group = GroupRowDelegate::group(index);
    group.end = QString::number(index.data(PendingModel::OpenCountRole).toInt());
    return group;
}

GroupRow PendingDelegate::row(const QModelIndex &index, bool) const
{
    const Theme &t = look()->theme();
    const QModelIndex first = index.siblingAtColumn(0);
    const auto state = core::RequestState(first.data(PendingModel::StateRole).toInt());
    const bool done = state == core::RequestState::Done;
    const QColor tone = state == core::RequestState::WaitsForUser || state == core::RequestState::Cancelling
                            ? t.waits.color
                        : state == core::RequestState::Running || state == core::RequestState::Sent ? t.running.color
                                                                                                    : t.text2;
    const ThemeColor ink = done ? &Theme::text2 : &Theme::text;
    const LinePart what{.words = first.data(PendingModel::WhatRole).toString(),
                        .font = done ? &Theme::body : &Theme::bold,
                        .color = ink};
    // A row shows its beginning; a command may have megabytes.
    const LinePart detail{.words = base::unmistakableText(first.data(PendingModel::DetailRole).toString().left(2000)),
                          .font = &Theme::monoSmall,
                          .color = ink,
                          .gap = 1.5};
    const LinePart words{
        .words = first.data(PendingModel::StateTextRole).toString(), .font = &Theme::small, .color = only(tone)};
    const QString icon = iconOf(core::RequestKind(first.data(PendingModel::KindRole).toInt()));
    const QColor iconColor = done ? t.stopped.color : tone;
    const QString age = first.data(PendingModel::AgeRole).toString(), link = actionText(actionOf(first));
    if (!m_wide)
        return {icon, iconColor, {what, detail}, {words}, age, link};
    switch (index.column()) {
    case PendingModel::What:
        return {icon, iconColor, {what}};
    case PendingModel::Detail:
        return {{}, {}, {detail}};
    case PendingModel::Session:
        return {{},
                {},
                {{.words = base::visibleText(index.data().toString()), .font = &Theme::small, .color = &Theme::text2}}};
    case PendingModel::Age:
        return {{}, {}, {}, {}, age};
    default:
        return {{}, {}, {words}, {}, {}, link};
    }
}

} // namespace widgets
