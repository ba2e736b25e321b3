// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/turnchanges.h"
#include "widgets/look.h"

#include <QWidget>

class QScrollArea;

namespace widgets {

class FlatButton;

/// What the newest turn changed, over the composer: how many files, how many lines, a way to look at it and a way
/// back. Unfolds to the list. Gone while there is nothing, and while the card that says the same is in view.
class ChangesBar : public QWidget
{
    Q_OBJECT

public:
    ChangesBar(models::TurnChanges *changes, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    bool isExpanded() const { return m_expanded; }
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);

    static constexpr int mostRows = 6; ///< in view; more are scrolled to

public Q_SLOTS:
    void setExpanded(bool expanded);
    /// The card at the end of the turn is in view and has the same buttons.
    void setCovered(bool covered);

Q_SIGNALS:
    void reviewRequested(int file); ///< the file to begin with, by its place in the model
    void undoRequested(const std::vector<base::EffectId> &effects);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    class List;

    void refresh();
    void layOut();
    int headHeight() const { return m_look->theme().u * 8; }
    QString words() const;
    QString shown(const QString &path) const;

    models::TurnChanges *m_changes;
    Look *m_look;
    FlatButton *m_review, *m_undo, *m_close;
    QScrollArea *m_scroll;
    List *m_list;
    QString m_baseFolder;
    bool m_expanded = false, m_covered = false;
};

} // namespace widgets
