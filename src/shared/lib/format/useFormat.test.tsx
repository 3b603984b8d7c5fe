import { screen } from '@testing-library/react';

import type { Language } from '@contract/language';
import { renderApp } from '@/shared/testing';

import { useFormat } from './useFormat';

type Format = ReturnType<typeof useFormat>;

function Probe({ show }: { show: (format: Format) => string }) {
  return <p>{show(useFormat())}</p>;
}

/** Removes the invisible direction marks of Arabic dates. */
const shown = (language: Language, show: (format: Format) => string) => {
  renderApp(<Probe show={show} />, { language });
  return screen
    .getByRole('paragraph')
    .textContent.replace(/[\u200e\u200f]/g, '')
    .replace(/\s/g, ' ');
};

it.each([
  ['en', 0, '0.00 EGP'],
  ['en', 1234.5, '1,234.50 EGP'],
  ['en', 0.1 + 0.2, '0.30 EGP'],
  ['ar', 1234.5, '1,234.50 ج.م'],
] as const)('writes money with two decimals (%s: %d)', (language, amount, text) => {
  expect(shown(language, ({ money }) => money(amount))).toBe(text);
});

it.each(['en', 'ar'] as const)('breaks no line between an amount and its currency (%s)', (language) => {
  renderApp(<Probe show={({ money }) => money(1234.5)} />, { language });

  expect(screen.getByRole('paragraph').textContent).toMatch(/^1,234\.50\u00A0\S+$/);
});

it('keeps a minus before its figure in a line from right to left', () => {
  expect(shown('ar', ({ money }) => money(-10))).toBe('\u2066-10.00\u2069 ج.م');
});

it.each([
  ['en', '2026-01-05T22:30:00Z', 'Jan 6, 2026'],
  ['en', '2026-07-05T20:59:00Z', 'Jul 5, 2026'],
  ['ar', '2026-01-05T22:30:00Z', '6 يناير 2026'],
] as const)('knows what day it is in Cairo (%s: %s)', (language, iso, text) => {
  expect(shown(language, ({ date }) => date(iso))).toBe(text);
});

it.each([
  ['en', '2026-01-05T10:00:00Z', 'Jan 5, 2026, 12:00 PM'],
  ['en', '2026-07-05T10:00:00Z', 'Jul 5, 2026, 1:00 PM'],
  ['ar', '2026-01-05T10:00:00Z', '5 يناير 2026، 12:00 م'],
] as const)('tells the time in Cairo, summer and winter (%s: %s)', (language, iso, text) => {
  expect(shown(language, ({ dateTime }) => dateTime(iso))).toBe(text);
});

it.each([
  ['en', '22:30', '09:00 – 22:30'],
  ['en', '09:00', 'Open 24 hours'],
  ['ar', '09:00', 'مفتوحة 24 ساعة'],
] as const)(
  'shows opening hours without seconds, and as what they are where they never end (%s, %s)',
  (language, closing, text) => {
    expect(shown(language, ({ hours }) => hours('09:00:00', closing))).toBe(text);
  },
);

it('keeps Western digits in Arabic', () => {
  expect(shown('ar', ({ number }) => number(12345))).toBe('12,345');
});
