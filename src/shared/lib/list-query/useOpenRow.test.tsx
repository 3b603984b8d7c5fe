import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { useOpenRow } from './useOpenRow';

function List() {
  const { isOpen, id, open, linkTo, close } = useOpenRow('order');
  const { component: RowLink, ...link } = linkTo(7);
  return (
    <>
      <RowLink {...link}>Order 7</RowLink>
      <button onClick={() => open(7)}>Open</button>
      {isOpen && <button onClick={() => void close()}>Close {id}</button>}
    </>
  );
}

it('closes the row and leaves the list alone, however often the cross is pressed', async () => {
  const { router, user } = renderApp(<List />, { url: '/' });
  await act(() => router.navigate('/orders?page=2'));

  // Twice: a row that was closed can be opened and closed again.
  for (let round = 0; round < 2; round += 1) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const cross = await screen.findByRole('button', { name: 'Close 7' });
    // Both presses come before React renders.
    act(() => {
      cross.click();
      cross.click();
    });

    await waitFor(() => expect(cross).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/orders', search: '?page=2' });
  }
});

it('opens a row once, however often it is pressed, and closes it whatever is behind it', async () => {
  const { router, user } = renderApp(<List />, { url: '/' });
  await act(() => router.navigate('/orders?page=2'));
  const row = screen.getByRole('button', { name: 'Open' });
  act(() => {
    row.click();
    row.click();
  });
  await user.click(await screen.findByRole('button', { name: 'Close 7' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));

  await user.click(row);
  await screen.findByRole('button', { name: 'Close 7' });
  // Like a link to the row that is already open.
  const { search, state } = router.state.location;
  await act(() => router.navigate({ search }, { state: state as unknown }));
  await user.click(screen.getByRole('button', { name: 'Close 7' }));
  await user.click(screen.getByRole('button', { name: 'Close 7' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

/** Clicks a link, and returns whether the page prevented the browser from following it. */
const click = (link: HTMLElement, how: MouseEventInit) => {
  const event = createEvent.click(link, how);
  let isTaken = false;
  const look = () => {
    isTaken = event.defaultPrevented;
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent(link, event);
  return isTaken;
};

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a link to a row that is pressed with %s to the browser', async (_what, how) => {
  const { router } = renderApp(<List />, { url: '/orders' });
  const link = screen.getByRole('link', { name: 'Order 7' });

  expect(click(link, how)).toBe(false);
  expect(router.state.location.search).toBe('');

  expect(click(link, {})).toBe(true);
  await screen.findByRole('button', { name: 'Close 7' });
});
