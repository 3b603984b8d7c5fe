import Dialog from '@mui/material/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { sessionEnded } from '@/shared/session';
import { makeSession, news, renderApp } from '@/shared/testing';

import { SessionToasts } from './SessionToasts';
import type { ToastAction } from './toasts';
import { useToast } from './useToast';

interface ProbeProps {
  kind: 'success' | 'error';
  /** The texts of the toasts, one for each press. */
  texts?: string[];
  action?: ToastAction;
}

function Probe({ kind, texts = ['News'], action }: ProbeProps) {
  const toast = useToast();
  return <button onClick={() => toast[kind](texts.shift() ?? 'News', action)}>Tell</button>;
}

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {!isOpen && <Probe kind="error" texts={['Earlier']} />}
      <Dialog open={isOpen}>
        <Probe kind="error" />
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

/** jsdom runs no transitions, so the test has to end them. */
const endTransition = async (element: Element) => {
  fireEvent.transitionEnd(element);
  await pass(MOVING);
};

beforeEach(() => jest.useFakeTimers());

it.each([
  ['site', 'success', 2000],
  ['site', 'error', 4000],
  ['staff', 'success', 5000],
  ['staff', 'error', 5000],
] as const)('shows the %s a %s for %i ms', async (area, kind, milliseconds) => {
  const probe = <Probe kind={kind} />;
  const session = makeSession('pharmacy');
  renderApp(area === 'staff' ? <SessionToasts isStaff>{probe}</SessionToasts> : probe, { session });

  await tell();
  const toast = news().getByText('News');
  await pass(milliseconds - 2 * MOVING);
  await endTransition(toast);
  expect(toast).toBeVisible();
  await pass(2 * MOVING);
  await endTransition(toast);

  expect(toast).not.toBeVisible();
});

it('shows each piece of news once, and several at a time', async () => {
  renderApp(<Probe kind="error" texts={['First', 'Second']} />);

  await tell();
  await tell();

  expect(news().getAllByText(/First|Second/)).toHaveLength(2);
});

it('is read out by its region alone, and not described by the toast before it', async () => {
  renderApp(<Probe kind="error" texts={['First', 'Second']} />);

  await tell();
  await tell();

  expect(news().queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('log').querySelector('[aria-describedby]')).toBeNull();
});

it('puts the same words in the place of the earlier ones at once, so that quick presses pile up none', async () => {
  renderApp(<Probe kind="success" />);

  await tell();
  const earlier = news().getByText('News');
  await tell();

  expect(earlier).not.toBeVisible();
  expect(news().getAllByText('News').at(-1)).toBeVisible();
});

it('puts the same news about something else in the place of the earlier', async () => {
  renderApp(<Probe kind="success" texts={['Moved\nOrder A', 'Moved\nOrder B']} />);
  await tell();
  const earlier = news().getByText('Order A');

  await tell();
  await pass(MOVING);
  await endTransition(earlier);

  expect(earlier).not.toBeVisible();
  expect(news().getByText('Order B')).toBeVisible();
});

it('is heard over a dialog that has opened since', async () => {
  renderApp(<WithDialog />);
  await tell();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('log')).not.toBeInTheDocument();

  await tell();

  // Firefox does not announce a toast that becomes visible together with its region.
  expect(news().queryByText('News')).not.toBeInTheDocument();
  await pass(100);
  expect(news().getByText('News')).toBeVisible();
});

it('keeps at most twenty', async () => {
  renderApp(<Probe kind="error" texts={Array.from({ length: 22 }, (_, index) => `News ${index}`)} />);

  for (let count = 0; count < 22; count += 1) await tell();
  await pass(MOVING);

  expect(news().getAllByText(/News/)).toHaveLength(20);
});

describe('an action', () => {
  const TIME_TO_PRESS = 10_000;

  const tellWithAction = async () => {
    const probe = <Probe kind="success" action={{ label: 'Undo', onPress: () => undefined }} />;
    const { store } = renderApp(probe, { session: makeSession() });
    await tell();
    const [before, action] = [
      screen.getByRole('button', { name: 'Tell' }),
      screen.getByRole('button', { name: 'Undo' }),
    ];
    return { before, action, store };
  };
  const wait = async () => {
    const toast = news().getByText('News');
    await endTransition(toast);
    await pass(TIME_TO_PRESS + MOVING);
    await endTransition(toast);
    // The space that it took closes after it.
    await pass(MOVING);
  };

  it.each([
    ['the keyboard', (action: HTMLElement) => [() => action.focus(), () => action.blur()]],
    ['the pointer', (action: HTMLElement) => [() => fireEvent.mouseEnter(action), () => fireEvent.mouseLeave(action)]],
  ] as const)('stays while %s is on it', async (_what, on) => {
    const { action } = await tellWithAction();
    const [come, go] = on(action);
    act(() => come?.());

    await wait();
    expect(action).toBeVisible();
    act(() => go?.());
    await wait();

    expect(action).not.toBeVisible();
  });

  it('goes with the session: whoever signs in next has nothing to undo', async () => {
    const { action, store } = await tellWithAction();
    const toast = news().getByText('News');
    await endTransition(toast);
    act(() => action.focus());

    act(() => void store.dispatch(sessionEnded()));
    await pass(MOVING);
    await endTransition(toast);

    expect(action).not.toBeVisible();
  });

  it('stays for as long as the keyboard needs to come to it', async () => {
    const { action } = await tellWithAction();
    const toast = news().getByText('News');
    await endTransition(toast);

    await pass(TIME_TO_PRESS - 3 * MOVING);
    await endTransition(toast);

    expect(action).toBeVisible();
  });

  it('gives the focus back as it is pressed, before it is hidden and cannot have it', async () => {
    const { before, action } = await tellWithAction();
    act(() => before.focus());
    act(() => action.focus());

    fireEvent.click(action);

    expect(action).toBeVisible();
    expect(before).toHaveFocus();
    await wait();
    expect(action).not.toBeInTheDocument();
  });

  it('leaves the focus alone where the press did not take it, as in Safari', async () => {
    const { before, action } = await tellWithAction();
    act(() => before.focus());
    act(() => action.focus());
    act(() => action.blur());

    fireEvent.click(action);

    expect(document.body).toHaveFocus();
  });
});
