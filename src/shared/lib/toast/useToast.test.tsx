import Dialog from '@mui/material/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '@/shared/testing';

import { useToast } from './useToast';

interface ProbeProps {
  place: 'site' | 'staff';
  kind: 'success' | 'error';
  /** What is told by each press. */
  texts?: string[];
}

function Probe({ place, kind, texts = ['News'] }: ProbeProps) {
  const toast = useToast(place);
  return <button onClick={() => toast[kind](texts.shift() ?? 'News')}>Tell</button>;
}

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {!isOpen && <Probe place="staff" kind="error" texts={['Earlier']} />}
      <Dialog open={isOpen}>
        <Probe place="staff" kind="error" />
      </Dialog>
    </>
  );
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
  renderApp(<Probe place="site" kind="error" texts={['First', 'Second']} />);

  await tell();
  await tell();

  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

it('puts the same words in the place of the earlier ones', async () => {
  renderApp(<Probe place="staff" kind="success" />);

  await tell();
  const earlier = screen.getByRole('alert');
  await tell();
  await pass(MOVING);
  await endTransition(earlier);

  expect(earlier).not.toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('News');
});

it('is heard over a dialog that has opened since', async () => {
  renderApp(<WithDialog />);
  await tell();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await tell();

  expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('News');
});

it('keeps at most twenty', async () => {
  renderApp(<Probe place="site" kind="error" texts={Array.from({ length: 22 }, (_, index) => `News ${index}`)} />);

  for (let count = 0; count < 22; count += 1) await tell();
  await pass(MOVING);

  expect(screen.getAllByRole('alert')).toHaveLength(20);
});
