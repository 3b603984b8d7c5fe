import { BRAND, directionOf, type Language } from '@contract/language';
import { withNonBreakingSpaces } from '@contract/withNonBreakingSpaces';

import { fillText } from '../../fillText';
import type { Bill, LabelledValue, MailContent } from './mailContent';
import arabic from './texts/ar.json';
import english from './texts/en.json';

interface MailText {
  subject: string;
  paragraphs: string[];
  /** A text that somebody else wrote, unchanged. */
  quote?: string;
  /** The text of the button. */
  action?: string;
}

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const TEXTS: Record<Language, Record<MailContent['template'], MailText>> = { en: english, ar: arabic };

type Fill = (text: string) => string;

/** Renders subject, plain text and HTML from the same texts. */
export function render({ template, language, values, bills = [], notes = [] }: MailContent): RenderedMail {
  const words = TEXTS[language][template];
  const known: Record<string, string | number> = values;
  const fillWith =
    (show: (value: string) => string): Fill =>
    (text) =>
      fillText(text, (name) => (name === 'brand' ? BRAND[language] : show(String(known[name] ?? ''))));
  const fill = fillWith((value) => value);
  const link = 'link' in values ? values.link : undefined;

  // A header must be one line, whatever a visitor typed.
  const subject = fill(words.subject).replace(/\s+/g, ' ');
  return {
    subject,
    text: textOf({ words, fill, bills, notes, link }),
    html: htmlOf({
      words,
      fill: fillWith(isolated),
      quote: fillWith(escaped)(words.quote ?? ''),
      bills,
      notes,
      subject,
      link,
      language,
    }),
  };
}

interface TextParts {
  words: MailText;
  fill: Fill;
  bills: readonly Bill[];
  notes: readonly LabelledValue[];
  link: string | undefined;
}

function textOf({ words: { paragraphs, quote, action }, fill, bills, notes, link }: TextParts): string {
  const blocks = [...paragraphs, ...(quote ? [quote] : [])].map(fill);
  blocks.push(...bills.map(textOfBill));
  if (notes.length > 0) blocks.push(notes.map(textOfNote).join('\n'));
  if (action && link) blocks.push(`${action}:\n${link}`);
  return `${blocks.join('\n\n')}\n`;
}

const textOfBill = ({ heading, amounts, notes }: Bill) =>
  [heading, ...[...amounts, ...notes].map(textOfNote)].join('\n');

const textOfNote = ([label, value]: LabelledValue) => `${label}: ${value}`;

interface HtmlParts extends TextParts {
  /** The HTML of the whole quote, whose first letters decide its direction. */
  quote: string;
  subject: string;
  language: Language;
}

const TEXT = 'margin:0 0 16px;line-height:1.6';
const QUOTE = `${TEXT};padding:12px 16px;background:#f6faf8;white-space:pre-line`;
const CELL = 'padding:6px 0;border-bottom:1px solid #e3ece8;font-weight';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6b5d;color:#ffffff;font-weight:bold;text-decoration:none';

/** Styles are inline and there are no pictures, since mail programs remove anything else. */
function htmlOf({ words, fill, quote, bills, notes, subject, link, language }: HtmlParts): string {
  const { paragraphs, action } = words;
  const blocks = paragraphs.map((paragraph) => `<p style="${TEXT}">${fill(paragraph)}</p>`);
  if (quote) blocks.push(`<blockquote dir="auto" style="${QUOTE}">${quote}</blockquote>`);
  blocks.push(...bills.map((bill) => htmlOfBill(bill, language)), ...notes.map(htmlOfNote));
  if (action && link) blocks.push(button(escaped(link), action, language));
  // Supported by more mail programs than `overflow-wrap`.
  const body =
    'margin:0;padding:24px;background:#ffffff;color:#12312c;font:16px Tahoma,Arial,sans-serif;word-break:break-word';
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="${body}">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:#0b6b5d">${BRAND[language]}</p>`,
    ...blocks,
    '</div></body></html>',
    '',
  ].join('\n');
}

function htmlOfBill({ heading, amounts, notes }: Bill, language: Language): string {
  // Mail programs do not support `start` and `end`.
  const [start, end] = directionOf(language) === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const rows = amounts.map(([label, amount], index) => {
    // The last amount is the total.
    const cell = `${CELL}:${index === amounts.length - 1 ? 'bold' : 'normal'}`;
    return `<tr valign="top"><th align="${start}" style="${cell};padding-${end}:16px">${isolated(withNonBreakingSpaces(label))}</th><td align="${end}" style="${cell};white-space:nowrap">${isolated(amount)}</td></tr>`;
  });
  return [
    `<h2 style="margin:24px 0 8px;font-size:17px">${escaped(heading)}</h2>`,
    `<table width="100%" style="border-collapse:collapse">${rows.join('')}</table>`,
    ...notes.map(htmlOfNote),
  ].join('\n');
}

const htmlOfNote = ([label, value]: LabelledValue) =>
  `<p style="margin:8px 0 16px;line-height:1.6">${label}: ${isolated(value)}</p>`;

const button = (href: string, label: string, language: Language) =>
  [
    `<p style="${TEXT}"><a href="${href}" style="${BUTTON}">${label}</a></p>`,
    `<p dir="ltr" style="margin:0;font-size:13px;word-break:break-all;text-align:${directionOf(language) === 'ltr' ? 'left' : 'right'}"><a href="${href}" style="color:#0b6b5d">${href}</a></p>`,
  ].join('\n');

/** Isolates a name or an address, so that it keeps its own direction within a sentence of the other one. */
const isolated = (value: string) => `<bdi>${escaped(value)}</bdi>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
