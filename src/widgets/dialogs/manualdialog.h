// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDialog>

#include <memory>

class QLocale;
class QTextCursor;
class Ui_ManualDialog;

namespace widgets {

/// The manual beside the window: its chapters, its text, and a search. Loads nothing; links are emitted as a signal.
/// Shown with show(), so that it can be read while working.
class ManualDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p markdown: headings of the second level are the chapters. \p look must outlive it.
    ManualDialog(const QString &markdown, Look *look, QWidget *parent = nullptr);
    ~ManualDialog() override;

    /// Belay's own manual as Markdown: in the language of \p locale, else in English.
    static QString textFor(const QLocale &locale);

    /// Shown below the text, for example why a link was not opened.
    void showNotice(const QString &notice);

Q_SIGNALS:
    void linkActivated(const QString &link);

private:
    void fill();
    void showChapter(int chapter);
    void followText();
    void markChapter(int position);
    void findNext(bool backwards);
    void findFrom(const QTextCursor &start, bool backwards);

    const QString m_markdown;
    Look *m_look;
    std::unique_ptr<Ui_ManualDialog> m_ui;
    QList<int> m_positions; ///< position of each chapter's heading in the text
    bool m_goesToChapter = false;
};

} // namespace widgets
