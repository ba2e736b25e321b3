// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/manualdialog.h"

#include "text/markdown/markdownhtml.h"
#include "ui_manualdialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/style/slimscrollbar.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>

/// The resource is in a static library, whose initializer must be called explicitly.
static void initManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace widgets {
namespace {

constexpr int chapterLevel = 4; // in the page: text::markdownToHtml() lowers headings by two levels

QString manualStyle(const Theme &theme)
{
    return QStringLiteral(
               "a { color: %1; } code, pre { font-family: '%2'; } pre { white-space: pre-wrap; }"
               "th, td { padding: %3px; } th { text-align: left; } .item p { margin-top: %3px; margin-bottom: %3px; }")
        .arg(theme.prose.link.name(), theme.mono.family(), QString::number(theme.u));
}

/// Sets a heading's font size in Qt's steps. A style sheet cannot do this: the tag's own size has priority.
void enlarge(const QTextBlock &heading)
{
    QTextCursor cursor(heading);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontSizeAdjustment,
                       qMax(1, chapterLevel + 2 - heading.blockFormat().headingLevel()));
    cursor.mergeCharFormat(format);
}

} // namespace

ManualDialog::ManualDialog(const QString &markdown, Look *look, QWidget *parent)
    : QDialog(parent)
    , m_markdown(markdown)
    , m_look(look)
    , m_ui(std::make_unique<Ui_ManualDialog>())
{
    m_ui->setupUi(this);
    m_ui->search->setAccessibleName(m_ui->search->placeholderText());
    makeSlim(m_ui->text, look, &Theme::base);
    m_ui->text->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded); // for tables and code
    m_ui->text->setFrameShape(QFrame::StyledPanel);
    const int u = look->theme().u;
    m_ui->search->setFixedWidth(u * 60);
    m_ui->chapters->setFixedWidth(u * 60);
    m_ui->chapters->setSpacing(u / 2);
    frameDialog(this, m_ui->buttons, {u * 240, u * 170}, m_ui->notice);

    connect(m_ui->chapters, &QListWidget::currentRowChanged, this, &ManualDialog::showChapter);
    connect(m_ui->chapters, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { showChapter(m_ui->chapters->row(item)); });
    connect(m_ui->text->verticalScrollBar(), &QScrollBar::valueChanged, this, &ManualDialog::followText);
    connect(m_ui->text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { Q_EMIT linkActivated(link.toString(QUrl::FullyEncoded)); });
    // Searches from where the last match began, so that the match stays while the text is typed on.
    connect(m_ui->search, &QLineEdit::textChanged, this, [this] {
        QTextCursor start = m_ui->text->textCursor();
        start.setPosition(start.selectionStart());
        findFrom(start, false);
    });
    connect(m_ui->search, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    new QShortcut(Qt::CTRL | Qt::Key_F, this, this, [this] {
        m_ui->search->setFocus(Qt::ShortcutFocusReason);
        m_ui->search->selectAll();
    });
    new QShortcut(Qt::Key_F3, this, this, [this] { findNext(false); });
    new QShortcut(Qt::SHIFT | Qt::Key_F3, this, this, [this] { findNext(true); });
    connect(look, &Look::changed, this, &ManualDialog::fill);
    fill();
    m_ui->chapters->setCurrentRow(0);
}

ManualDialog::~ManualDialog() = default;

QString ManualDialog::textFor(const QLocale &locale)
{
    initManual();
    const QString language = QLocale::languageToCode(locale.language());
    for (const QString &name : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/manual/%1.md").arg(name));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

void ManualDialog::showNotice(const QString &notice)
{
    m_ui->notice->setText(notice);
}

/// Also called when fonts or colours have changed, since the page contains them.
void ManualDialog::fill()
{
    const int chapter = qMax(0, m_ui->chapters->currentRow());
    const Theme &theme = m_look->theme();
    m_ui->text->document()->setDocumentMargin(theme.u * 4);
    m_ui->text->document()->setDefaultFont(theme.body);
    m_ui->text->document()->setDefaultStyleSheet(manualStyle(theme));
    m_ui->text->setHtml(text::markdownToHtml(m_markdown));
    const QSignalBlocker quiet(m_ui->chapters);
    m_ui->chapters->clear();
    m_positions.clear();
    for (QTextBlock block = m_ui->text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            enlarge(block);
        if (block.blockFormat().headingLevel() != chapterLevel)
            continue;
        m_ui->chapters->addItem(block.text());
        m_positions << block.position();
    }
    m_ui->chapters->setCurrentRow(chapter);
}

void ManualDialog::showChapter(int chapter)
{
    if (chapter < 0 || chapter >= m_positions.size())
        return;
    const QScopedValueRollback going(m_goesToChapter, true);
    QTextCursor cursor(m_ui->text->document());
    cursor.setPosition(m_positions[chapter]);
    m_ui->text->setTextCursor(cursor);
    const QRectF heading = m_ui->text->document()->documentLayout()->blockBoundingRect(cursor.block());
    m_ui->text->verticalScrollBar()->setValue(chapter == 0 ? 0 : qRound(heading.top()));
}

/// Marks the visible chapter in the list.
void ManualDialog::followText()
{
    if (!m_goesToChapter)
        markChapter(
            m_ui->text->cursorForPosition({m_look->theme().u, m_ui->text->viewport()->height() / 3}).position());
}

void ManualDialog::markChapter(int position)
{
    if (m_positions.isEmpty())
        return;
    const auto behind = std::upper_bound(m_positions.begin(), m_positions.end(), position);
    const QSignalBlocker quiet(m_ui->chapters);
    m_ui->chapters->setCurrentRow(qMax(0, int(behind - m_positions.begin()) - 1));
}

void ManualDialog::findNext(bool backwards)
{
    QTextCursor start = m_ui->text->textCursor();
    start.setPosition(backwards ? start.selectionStart() : start.selectionEnd());
    findFrom(start, backwards);
}

/// Wraps around at the end.
void ManualDialog::findFrom(const QTextCursor &start, bool backwards)
{
    const QString words = m_ui->search->text();
    QTextCursor match = start;
    if (!words.isEmpty()) {
        const QTextDocument::FindFlags flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
        match = m_ui->text->document()->find(words, start, flags);
        if (match.isNull()) {
            QTextCursor other(m_ui->text->document());
            other.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
            match = m_ui->text->document()->find(words, other, flags);
        }
    }
    const bool found = !match.isNull();
    m_ui->notice->setText(found ? QString() : tr("“%1” is not in the manual.").arg(words));
    if (found) {
        m_ui->text->setTextCursor(match);
        // Not at the very edge, so that the context is visible.
        const int from = m_ui->text->viewport()->height() / 3, at = m_ui->text->cursorRect().top();
        if (at < m_look->theme().u * 4 || at > from * 2)
            m_ui->text->verticalScrollBar()->setValue(m_ui->text->verticalScrollBar()->value() + at - from);
        markChapter(match.selectionStart());
    }
}

} // namespace widgets

#include "moc_manualdialog.cpp"
