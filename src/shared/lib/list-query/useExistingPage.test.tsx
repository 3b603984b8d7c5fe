import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { renderApp } from '@/shared/testing';

import { useExistingPage } from './useExistingPage';
import { useOpenRow } from './useOpenRow';

function Probe({ answer }: { answer: { current_page: number; last_page: number } }) {
  const page = useExistingPage(answer);
  return <p>{page ? `Page ${page.current_page}` : 'Nothing'}</p>;
}

/** The second page of a list, which is empty once the row that is open over it has left. */
function OpenedOver() {
  const { isOpen, open, close } = useOpenRow('order');
  const [isEmptied, setIsEmptied] = useState(false);
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
  useExistingPage({ current_page: page, last_page: isEmptied ? 1 : 2 });
  if (!isOpen) return <button onClick={() => open(7)}>Open</button>;
  return (
    <>
      <button onClick={() => setIsEmptied(true)}>Empty</button>
      <button onClick={() => void close()}>Close</button>
    </>
  );
}

it.each([
  ['/?q=mona&page=9', 9, 2, '?q=mona&page=2'],
  ['/?q=mona&page=9', 9, 1, '?q=mona'],
])('leads from %s, page %i of %i, to %s', async (url, current, last, search) => {
  const { router } = renderApp(<Probe answer={{ current_page: current, last_page: last }} />, { url });

  expect(screen.getByText('Nothing')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(search));
});

it('does not lead past the end again by Back', async () => {
  const { router } = renderApp(<Probe answer={{ current_page: 9, last_page: 2 }} />, { url: '/?page=9' });

  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));

  expect(router.state.historyAction).toBe('REPLACE');
});

it('leaves a row that is open where its list has lost its last page, to be closed by one step back', async () => {
  const { router, user } = renderApp(<OpenedOver />, { url: '/' });
  await act(() => router.navigate('/orders?page=2'));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Empty' }));
  await waitFor(() => expect(router.state.location.search).toBe('?order=7'));

  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

it('leaves a page that there is where it is', async () => {
  const { router } = renderApp(<Probe answer={{ current_page: 2, last_page: 2 }} />, { url: '/?page=2' });

  await act(async () => {});

  expect(screen.getByText('Page 2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
});
