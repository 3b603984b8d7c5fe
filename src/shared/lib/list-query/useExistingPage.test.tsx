import { act, screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { useExistingPage } from './useExistingPage';

function Probe({ answer }: { answer: { current_page: number; last_page: number } }) {
  const page = useExistingPage(answer);
  return <p>{page ? `Page ${page.current_page}` : 'Nothing'}</p>;
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

it('leaves a page that there is where it is', async () => {
  const { router } = renderApp(<Probe answer={{ current_page: 2, last_page: 2 }} />, { url: '/?page=2' });

  await act(async () => {});

  expect(screen.getByText('Page 2')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
});
