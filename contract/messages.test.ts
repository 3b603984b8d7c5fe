import * as fc from 'fast-check';

import { message, parseMessage } from './messages';
import arabic from './messages/ar.json';
import english from './messages/en.json';

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('message', () => {
  it('is its key alone when there is nothing to fill in', () => {
    expect(message('emailRequired')).toBe('emailRequired');
  });

  it('carries any value through one string and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (pharmacy, units) => {
        expect(parseMessage(message('deliveryNotOffered', { pharmacy, units }), 'en')).toEqual({
          key: 'deliveryNotOffered',
          values: { pharmacy, units: String(units) },
        });
      }),
    );
  });

  it.each([
    ['en', 'Nov 7, 2026'],
    ['ar', '7 نوفمبر 2026'],
  ] as const)('puts a day as its reader writes it (%s)', (language, day) => {
    expect(parseMessage(message('promoExpired', { day: '2026-11-07' }), language).values).toEqual({ day });
  });
});

it.each(['en', 'ar'] as const)('writes a bound as every other number (%s)', (language) => {
  const reference = message('priceInvalid', { least: 0.01, most: 1_000_000 });

  expect(parseMessage(reference, language).values).toEqual({ least: '0.01', most: '1,000,000' });
});

describe('the texts', () => {
  it('exist in both languages', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.entries(english))('fill in the same values in Arabic: %s', (key, text) => {
    const translated = (arabic as Record<string, string>)[key] ?? '';

    expect(translated).toMatch(/[\u0600-\u06FF]/);
    expect(namesIn(translated)).toEqual(namesIn(text));
  });
});
