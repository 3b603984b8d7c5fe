import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { renderApp } from '@/shared/testing';
import { CONTENT_ID } from '@/shared/ui/skip-link';

import { useFocusKeeper } from './useFocusKeeper';

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
        {isTold && <button onClick={() => setIsTold(false)}>Ship</button>}
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

function App() {
  useFocusKeeper();
  return (
    <>
      <button>Menu</button>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Routes>
          <Route path="/cart" element={<Cart />} />
          <Route path="/medications" element={<h1>Medications</h1>} />
          <Route path="/signin" element={<SignIn />} />
          <Route path="/slow" element={null} />
        </Routes>
      </main>
    </>
  );
}

const open = () => {
  const { router, user } = renderApp(<App />, { url: '/cart' });
  return { user, go: (to: string) => act(() => router.navigate(to)) };
};

/** What moves the focus is there by then, and would have moved it. */
const isLoaded = () => act(() => import('./keepFocus'));

describe('a new screen', () => {
  it.each([
    ['its heading', '/medications', () => screen.getByRole('heading', { name: 'Medications' })],
    ['its place, where the heading has not come yet', '/slow', () => screen.getByRole('main')],
    ['the field that it begins with', '/signin', () => screen.getByLabelText('Code')],
  ])('gives the focus to %s', async (_what, to, holder) => {
    const { go } = open();

    await go(to);

    await waitFor(() => expect(holder()).toHaveFocus());
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
  const press = async (name: string) => {
    const { user } = open();
    const button = screen.getByRole('button', { name });
    // Whoever presses has come by a Tab or a tap before.
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

  it.each([
    ['it stood in no part', 'Close the news'],
    ['it stood in a grid, which has no row left', 'Ship'],
  ])('leaves it to the heading where %s', async (_where, name) => {
    await press(name);

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus());
  });
});
