import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

import { useCloseOnBack } from './useCloseOnBack';

interface DialogProps {
  name: string;
  onClose: () => void;
  children?: ReactNode;
}

/** The names of the dialogs that Back has closed, in order. */
const closed: string[] = [];
beforeEach(() => closed.splice(0));

function Dialog({ name, onClose, children }: DialogProps) {
  useCloseOnBack(() => {
    closed.push(name);
    onClose();
  });
  return (
    <div role="dialog" aria-label={name}>
      {children}
      <button onClick={onClose}>Close {name}</button>
    </div>
  );
}

/** Shows its address, and two dialogs, one of which may be open inside the other. */
function Page() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<string>();
  const [isCropping, setIsCropping] = useState(false);

  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/orders?page=2">Orders</Link>
      <button onClick={() => setOpen('product')}>Open</button>
      {open && (
        <Dialog key={open} name={open} onClose={() => setOpen(undefined)}>
          <button onClick={() => setOpen('promo')}>Other</button>
          <button onClick={() => setIsCropping(true)}>Crop</button>
          <Link to="/help" onClick={() => setOpen(undefined)}>
            Help
          </Link>
          {isCropping && <Dialog name="crop" onClose={() => setIsCropping(false)} />}
        </Dialog>
      )}
    </>
  );
}

/** Starts on the second page of a list, which was reached from home. */
const start = async () => {
  window.history.pushState(null, '', '/');
  const user = userEvent.setup({ delay: null });
  render(<Page />, {
    wrapper: ({ children }) => (
      <StrictMode>
        <BrowserRouter>{children}</BrowserRouter>
      </StrictMode>
    ),
  });
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
};

/** The history is synced in a later task, and the browser takes a few more for a step back. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};

const step = async (by: number) => {
  await settled();
  window.history.go(by);
  await settled();
};
const goBack = () => step(-1);
const goForward = () => step(1);

const seen = () => ({
  address: screen.getByRole('heading').textContent,
  dialogs: screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label')),
});

it('closes what is in front at each step back, and leaves the page after that', async () => {
  const { press } = await start();
  await press('Open');
  await press('Crop');

  await goBack();
  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: ['product'] });
  await goBack();
  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: [] });
  await goBack();
  expect(seen()).toEqual({ address: '/', dialogs: [] });
});

it('closes what is in front first where a step leads back over several', async () => {
  const { press } = await start();
  await press('Open');
  await press('Crop');

  await step(-2);

  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: [] });
  expect(closed).toEqual(['crop', 'product']);
});

it('leaves nothing behind to go back over', async () => {
  const { press } = await start();
  await press('Open');
  await press('Crop');
  await settled();
  await press('Close crop');
  await press('Close product');

  await goBack();
  expect(seen()).toEqual({ address: '/', dialogs: [] });
});

it('leaves nothing behind in the history after a reload either', async () => {
  window.history.pushState(null, '', '/');
  window.history.pushState(null, '', '/orders');
  window.history.pushState({ dialogs: 1 }, '');
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  await jest.isolateModulesAsync(async () => {
    await import('./openDialogs');
  });
  await isBack;

  expect([window.location.pathname, window.history.state]).toEqual(['/orders', null]);
});

it('lets one dialog follow another', async () => {
  const { press } = await start();
  await press('Open');
  await settled();
  await press('Other');
  await settled();
  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: ['promo'] });

  await goBack();
  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: [] });
  await goBack();
  expect(seen()).toEqual({ address: '/', dialogs: [] });
});

it('is back at the page itself after a link that was followed from a dialog, and forward at where it led', async () => {
  const { user, press } = await start();
  await press('Open');
  await settled();
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(seen()).toEqual({ address: '/help', dialogs: [] });

  await goBack();
  expect(seen()).toEqual({ address: '/orders?page=2', dialogs: [] });
  await goForward();
  expect(seen()).toEqual({ address: '/help', dialogs: [] });
  await goBack();
  await goBack();
  expect(seen()).toEqual({ address: '/', dialogs: [] });
});
