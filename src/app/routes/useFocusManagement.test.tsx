import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { renderApp } from '@/shared/testing';
import { CONTENT_ID } from '@/shared/ui/skip-link';

import { useFocusManagement } from './useFocusManagement';

function Cart() {
  const [lines, setLines] = useState(['Panadol', 'Brufen']);
  const [isTold, setIsTold] = useState(true);
  const remove = (line: string) => setLines(lines.filter((each) => each !== line));
  return (
    <>
      <h1>Cart</h1>
      {isTold && <button onClick={() => setIsTold(false)}>Close the news</button>}
      <section aria-label="Lines">
        {lines.map((line) => (
          <button key={line} onClick={() => remove(line)}>
            Remove {line}
          </button>
        ))}
      </section>
      <div role="grid" aria-label="Orders" tabIndex={-1}>
        <div role="presentation" tabIndex={-1}>
          {isTold && <button onClick={() => setIsTold(false)}>Ship</button>}
        </div>
      </div>
    </>
  );
}

function SignIn() {
  return (
    <>
      <h1>Sign in</h1>
      <input aria-label="Code" ref={(field) => field?.focus()} />
    </>
  );
}

function Order() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {isLoaded && <h1>Order</h1>}
      <button onClick={() => setIsLoaded(true)}>Load</button>
    </>
  );
}

function Shelf() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <button disabled={isAdding} onClick={() => setIsAdding(true)}>
        Add
      </button>
      <button onClick={() => setIsAdding(false)}>Answer</button>
    </>
  );
}

function SetUp() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Dialog open>
      <DialogTitle>Two steps</DialogTitle>
      {isOn ? <p>Your codes</p> : <button onClick={() => setIsOn(true)}>Turn on</button>}
      <button>Done</button>
    </Dialog>
  );
}

function Details() {
  const [step, setStep] = useState<'open' | 'asked' | 'cancelled'>('open');
  return (
    <Dialog open>
      <DialogTitle>Order</DialogTitle>
      {step !== 'cancelled' && <button onClick={() => setStep('asked')}>Cancel</button>}
      {step === 'asked' && (
        <Dialog open>
          <DialogTitle>Sure?</DialogTitle>
          <button onClick={() => setStep('cancelled')}>Yes, cancel</button>
        </Dialog>
      )}
      <button>Print</button>
    </Dialog>
  );
}

function App() {
  useFocusManagement();
  return (
    <>
      <button>Menu</button>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Routes>
          <Route path="/cart" element={<Cart />} />
          <Route path="/medications" element={<h1>Medications</h1>} />
          <Route path="/signin" element={<SignIn />} />
          <Route path="/slow" element={null} />
          <Route path="/order" element={<Order />} />
          <Route path="/shelf" element={<Shelf />} />
          <Route path="/setup" element={<SetUp />} />
          <Route path="/details" element={<Details />} />
        </Routes>
      </main>
    </>
  );
}

const open = (url = '/cart') => {
  const { router, user } = renderApp(<App />, { url });
  return { user, go: (to: string) => act(() => router.navigate(to)) };
};

/** Waits until the focus management is loaded, which would have moved the focus by then. */
const isLoaded = () => act(() => import('./focusManagement'));

describe('a new screen', () => {
  it.each([
    ['its heading', '/medications', () => screen.getByRole('heading', { name: 'Medications' })],
    ['its place, where the heading has not come yet', '/slow', () => screen.getByRole('main')],
    ['the field that it begins with', '/signin', () => screen.getByLabelText('Code')],
    ['the dialog that it begins with', '/details', () => screen.getByRole('dialog', { name: 'Order' })],
  ])('gives the focus to %s', async (_what, to, holder) => {
    const { go } = open();

    await go(to);
    await isLoaded();

    await waitFor(() => expect(holder()).toHaveFocus());
  });

  it('waits at its place where what had the focus was replaced, or Orca would be on its heading and not say it', async () => {
    const { user, go } = open();
    await user.click(screen.getByRole('button', { name: 'Remove Brufen' }));
    await isLoaded();
    screen.getByRole('button', { name: 'Remove Panadol' }).focus();

    await go('/medications');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Medications' })).toHaveFocus());
  });

  it('gives it to its heading as soon as that appears', async () => {
    const { go } = open();
    await go('/order');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    // `fireEvent`, because a real press would take the focus.
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order' })).toHaveFocus());
  });

  it('is not the first one, and not another page of a list', async () => {
    const { user, go } = open();
    await isLoaded();
    expect(document.body).toHaveFocus();
    await user.tab();

    await go('/cart?page=2');
    await isLoaded();

    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('an element that goes', () => {
  const press = async (name: string, url?: string) => {
    const { user } = open(url);
    const button = screen.getByRole('button', { name });
    // People reach a button by Tab or a tap before they press it, so it has the focus.
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    expect(button).not.toBeInTheDocument();
    return user;
  };

  it('leaves the focus to the part of the page that it stood in', async () => {
    const user = await press('Remove Panadol');

    await waitFor(() => expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove Brufen' })).toHaveFocus();
  });

  it('leaves it to the dialog that it stood in, which is read anew', async () => {
    const user = await press('Turn on', '/setup');

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Two steps' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it('leaves it to the dialog below, where its own goes with the button that opened it', async () => {
    const { user } = open('/details');
    await isLoaded();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));

    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Order' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  });

  it.each([
    ['it stood in no part', 'Close the news'],
    ['it stood in a grid, which has no row left', 'Ship'],
  ])('leaves it to the heading where %s', async (_where, name) => {
    await press(name);

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus());
  });
});

describe('a button that is busy after it was pressed', () => {
  const press = async () => {
    const { user } = open('/shelf');
    const button = screen.getByRole('button', { name: 'Add' });
    await user.tab();
    await isLoaded();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button).toBeDisabled();
    takeFocusAway();
    return { user, button };
  };

  /** Browsers take the focus from a disabled button. jsdom leaves it there, and only focusing another element moves it. */
  const takeFocusAway = () => {
    const menu = screen.getByRole('button', { name: 'Menu' });
    act(() => menu.focus());
    act(() => menu.blur());
    expect(document.body).toHaveFocus();
  };

  /** The answer arrives by itself: `fireEvent`, because a real press would take the focus. */
  const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));

  it('gets the focus back', async () => {
    const { button } = await press();

    answer();

    await waitFor(() => expect(button).toHaveFocus());
  });

  it('gets it back where nothing on the page had the focus before', async () => {
    open('/shelf');
    const button = screen.getByRole('button', { name: 'Add' });
    act(() => button.focus());
    fireEvent.click(button);
    takeFocusAway();
    await isLoaded();

    answer();

    await waitFor(() => expect(button).toHaveFocus());
  });

  it('does not where somebody has gone on', async () => {
    const { user, button } = await press();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();

    answer();

    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
