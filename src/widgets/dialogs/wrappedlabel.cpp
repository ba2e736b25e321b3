// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/wrappedlabel.h"

#include <QLabel>

namespace widgets {

QLabel *wrappedLabel(QWidget *parent, const QString &text)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

QLabel *boldLabel(QWidget *parent, const QString &text)
{
    QLabel *label = wrappedLabel(parent, text);
    makeBold(label);
    return label;
}

void makeBold(QLabel *label)
{
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
}

QLabel *hintLabel(QWidget *parent, const QString &text)
{
    QLabel *label = wrappedLabel(parent, text);
    makeHint(label);
    return label;
}

void makeHint(QLabel *label)
{
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    label->setFont(font);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop); // close to what it is about
}

void say(QLabel *label, const QString &words)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

void fitHeight(QLabel *label)
{
    QSizePolicy policy = label->sizePolicy();
    policy.setVerticalPolicy(QSizePolicy::Ignored);
    label->setSizePolicy(policy);
}

} // namespace widgets
