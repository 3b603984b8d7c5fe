import { screen } from '@testing-library/react';

import { dayInCairo } from '@contract/cairoDay';
import type { Language } from '@contract/language';
import { renderApp } from '@/shared/testing';

import { useCalendarDay } from './useCalendarDay';

type Calendar = ReturnType<typeof useCalendarDay>;

function Probe({ show }: { show: (calendar: Calendar) => string }) {
  return <p>{show(useCalendarDay())}</p>;
}

const shown = (language: Language, show: (calendar: Calendar) => string) => {
  renderApp(<Probe show={show} />, { language });
  // Which kind of space stands before PM depends on the engine.
  return screen.getByRole('paragraph').textContent.replace(/\s/g, ' ');
};

it.each([
  ['en', dayInCairo().slice(0, 4), 'Mar 7'],
  ['en', '2019', 'Mar 7, 2019'],
  ['en', '2099', 'Mar 7, 2099'],
  ['ar', dayInCairo().slice(0, 4), '7 مارس'],
  ['ar', '2099', '7 مارس 2099'],
] as const)('says the year of a day as soon as it is not this one (%s: %s)', (language, year, text) => {
  expect(shown(language, ({ shortDay }) => shortDay(`${year}-03-07`))).toBe(text);
});

it('leaves out the year beside days that say it', () => {
  expect(shown('ar', ({ shortDay }) => shortDay('2019-12-25', false))).toBe('25 ديسمبر');
});

it.each([
  ['en', dayInCairo().slice(0, 4), 'Mar 7, 1:30 PM'],
  ['en', '2019', 'Mar 7, 2019, 1:30 PM'],
  ['ar', dayInCairo().slice(0, 4), '7 مارس، 1:30 م'],
  ['ar', '2099', '7 مارس 2099، 1:30 م'],
] as const)('says the year of a moment as soon as it is not this one (%s: %s)', (language, year, text) => {
  expect(shown(language, ({ shortMoment }) => shortMoment(`${year}-03-07T11:30:00Z`))).toBe(text);
});

it('takes the year of a moment from the calendar of Cairo, where it begins before it does elsewhere', () => {
  const lastEvening = `${Number(dayInCairo().slice(0, 4)) - 1}-12-31T22:30:00Z`;

  expect(shown('en', ({ shortMoment }) => shortMoment(lastEvening))).toBe('Jan 1, 12:30 AM');
});
