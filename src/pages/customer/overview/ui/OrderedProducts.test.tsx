import { screen } from '@testing-library/react';

import type { ListedOrder } from '@contract/wire/order';
import { renderApp } from '@/shared/testing';

import { OrderedProducts } from './OrderedProducts';

const LANTUS = { id: 1, name: 'Lantus SoloStar', name_ar: 'لانتوس سولوستار' };
const CONCOR = { id: 2, name: 'Concor 5 mg', name_ar: 'Concor 5 mg' };

const shown = (products: ListedOrder['products'], language: 'en' | 'ar' = 'en') => {
  renderApp(<OrderedProducts products={products!} />, { language });
  return screen.getByRole('paragraph');
};

/** Replaces non-breaking spaces by plain ones. */
const wordsOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');

it.each([
  [[LANTUS], 0, 'Lantus SoloStar'],
  [[LANTUS, CONCOR], 0, 'Lantus SoloStar, Concor 5 mg'],
  [[LANTUS, CONCOR], 1, 'Lantus SoloStar, Concor 5 mg and 1 more'],
  [[LANTUS, CONCOR], 8, 'Lantus SoloStar, Concor 5 mg and 8 more'],
])('name what was ordered (%#)', (first, more, words) => {
  expect(wordsOf(shown({ first, more }))).toBe(words);
});

it.each([
  [1, 'ومنتج آخر'],
  [2, 'ومنتجان آخران'],
  [3, 'و3 منتجات أخرى'],
  [11, 'و11 منتجًا آخر'],
  [100, 'و100 منتج آخر'],
])('are counted in Arabic as %s are', (more, words) => {
  const line = shown({ first: [LANTUS, CONCOR], more }, 'ar');

  expect(wordsOf(line)).toBe(`لانتوس سولوستار، Concor 5 mg ${words}`);
});

it('stand each by itself where both languages meet in a line', () => {
  shown({ first: [LANTUS, CONCOR], more: 3 }, 'ar');

  expect(screen.getByText('Concor 5 mg').tagName).toBe('BDI');
});

it.each(['en', 'ar'] as const)('lose no end of a name, in which its numbers stand (%s)', (language) => {
  const line = shown({ first: [LANTUS, CONCOR], more: 3 }, language);

  for (const element of [line, ...line.querySelectorAll('bdi')]) {
    const { overflow, whiteSpace } = getComputedStyle(element);
    expect([overflow, whiteSpace]).toEqual(['', '']);
  }
});

it('say of a name that nobody has translated in which language it is', () => {
  shown({ first: [LANTUS, CONCOR], more: 0 }, 'ar');

  expect(screen.getByText('لانتوس سولوستار')).not.toHaveAttribute('lang');
  expect(screen.getByText('Concor 5 mg')).toHaveAttribute('lang', 'en');
});
