import { act, fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks half a second after the last letter, once', () => {
  const asked: string[] = [];
  renderApp(<SearchField label="Search medications..." value="" onSearch={(text) => asked.push(text)} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  type('pana');
  wait(499);
  type(' panadol ');
  wait(499);
  expect(asked).toEqual([]);
  wait(1);

  expect(asked).toEqual(['panadol']);
});
