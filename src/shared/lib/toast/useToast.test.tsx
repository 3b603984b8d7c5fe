import { act, fireEvent, screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { useToast } from './useToast';

function Probe({ place, kind }: { place: 'site' | 'staff'; kind: 'success' | 'error' }) {
  const toast = useToast(place);
  return <button onClick={() => toast[kind]('News')}>Tell</button>;
}

const tell = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  await act(async () => {
    await import('./Snackbars');
  });
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const MOVING = 500;

/** Without a layout nothing moves, so that nobody else says that a toast has slid in or out. */
const endTransition = async (element: Element) => {
  fireEvent.transitionEnd(element);
  await pass(MOVING);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['site', 'success', 2000],
  ['site', 'error', 4000],
  ['staff', 'success', 5000],
  ['staff', 'error', 5000],
] as const)('shows the %s a %s for %i ms', async (place, kind, milliseconds) => {
  renderApp(<Probe place={place} kind={kind} />);

  await tell();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('News');
  await pass(milliseconds - 2 * MOVING);
  await endTransition(alert);
  expect(alert).toBeVisible();
  await pass(2 * MOVING);
  await endTransition(alert);

  expect(alert).not.toBeVisible();
});

it('shows each piece of news once, and several at a time', async () => {
  renderApp(<Probe place="site" kind="error" />);

  await tell();
  await tell();

  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('keeps at most twenty', async () => {
  renderApp(<Probe place="site" kind="error" />);

  for (let count = 0; count < 22; count += 1) await tell();
  await pass(MOVING);

  expect(screen.getAllByRole('alert')).toHaveLength(20);
});
