import { BRAND, directionOf, type Language } from '@contract/language';

import { fillText } from '../../fillText';
import arabic from './texts/ar.json';
import english from './texts/en.json';

/** What each kind of mail tells. `link` is where its button leads. */
interface TemplateValues {
  'password-reset': { link: string; minutes: number };
  'password-changed': { link: string; support: string };
  'two-factor-on': { link: string; support: string };
  'two-factor-off': { link: string; support: string };
  'email-verification': { link: string; hours: number };
  'email-change': { link: string; hours: number };
  'email-change-notice': { link: string; support: string };
  /** `news` is a line for each. */
  'pharmacy-news': { link: string; pharmacy: string; news: string };
  'contact-message': { name: string; email: string; phone: string; subject: string; message: string };
}

type MailTemplate = keyof TemplateValues;

export type MailContent = {
  [T in MailTemplate]: { template: T; language: Language; values: TemplateValues[T] };
}[MailTemplate];

interface MailText {
  subject: string;
  paragraphs: string[];
  /** What somebody else wrote, to the letter. */
  quote?: string;
  /** The words on the button. */
  action?: string;
}

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const TEXTS: Record<Language, Record<MailTemplate, MailText>> = { en: english, ar: arabic };

type Fill = (text: string) => string;

/** Subject, plain text and HTML, all three with the same words. */
export function render({ template, language, values }: MailContent): RenderedMail {
  const words = TEXTS[language][template];
  const known: Record<string, string | number> = values;
  const fillWith =
    (show: (value: string) => string): Fill =>
    (text) =>
      fillText(text, (name) => (name === 'brand' ? BRAND[language] : show(String(known[name] ?? ''))));
  const fill = fillWith((value) => value);
  const link = 'link' in values ? values.link : undefined;

  // A header is one line, whatever a visitor typed.
  const subject = fill(words.subject).replace(/\s+/g, ' ');
  return {
    subject,
    text: textOf(words, fill, link),
    html: htmlOf({
      words,
      fill: fillWith(isolated),
      quote: fillWith(escaped)(words.quote ?? ''),
      subject,
      link,
      language,
    }),
  };
}

function textOf({ paragraphs, quote, action }: MailText, fill: Fill, link?: string): string {
  const blocks = [...paragraphs, ...(quote ? [quote] : [])].map(fill);
  if (action && link) blocks.push(`${action}:\n${link}`);
  return `${blocks.join('\n\n')}\n`;
}

interface HtmlParts {
  words: MailText;
  fill: Fill;
  /** In HTML already, as a whole: its first letters say in which direction it runs. */
  quote: string;
  subject: string;
  link: string | undefined;
  language: Language;
}

const TEXT = 'margin:0 0 16px;line-height:1.6';
const QUOTE = `${TEXT};padding:12px 16px;background:#f6faf8;white-space:pre-line`;
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6b5d;color:#ffffff;font-weight:bold;text-decoration:none';

/** Styles in place and no pictures: mail programs take away the rest. */
function htmlOf({ words: { paragraphs, action }, fill, quote, subject, link, language }: HtmlParts): string {
  const blocks = paragraphs.map((paragraph) => `<p style="${TEXT}">${fill(paragraph)}</p>`);
  if (quote) blocks.push(`<blockquote dir="auto" style="${QUOTE}">${quote}</blockquote>`);
  if (action && link) blocks.push(button(escaped(link), action));
  const body = 'margin:0;padding:24px;background:#ffffff;color:#12312c;font:16px Tahoma,Arial,sans-serif';
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

const button = (href: string, label: string) =>
  [
    `<p style="${TEXT}"><a href="${href}" style="${BUTTON}">${label}</a></p>`,
    `<p dir="ltr" style="margin:0;font-size:13px;word-break:break-all"><a href="${href}" style="color:#0b6b5d">${href}</a></p>`,
  ].join('\n');

/** A name or an address keeps its own direction inside of a sentence of the other one. */
const isolated = (value: string) => `<bdi>${escaped(value)}</bdi>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
