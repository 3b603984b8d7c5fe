import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { orderListQuery } from '@contract/order';
import { useListQuery } from '@/shared/lib/list-query';
import { renderApp } from '@/shared/testing';

import { ServerGrid } from './ServerGrid';

function Orders({ before = 39 }: { before?: number }) {
  const [query, setQuery] = useListQuery(orderListQuery);
  const [count, setCount] = useState(before);
  return (
    <>
      <button onClick={() => setCount(39)}>Count</button>
      <ServerGrid
        aria-label="Orders"
        query={query}
        onQueryChange={setQuery}
        result={{ data: { data: [], total: count }, currentData: true, refetch: () => undefined }}
        // The grid drops a sort model whose column does not exist.
        columns={[{ field: 'created_at' }, { field: 'total' }]}
        pageSizeOptions={[10]}
        failedText="No answer"
        emptyText="No orders"
      />
    </>
  );
}

it.each([
  ['from the start', undefined],
  ['after a while', 0],
])(
  'leads an address beyond the last page back to it, for good, where it knows %s how many rows there are',
  async (_when, before) => {
    const { router, user } = renderApp(<Orders before={before} />, { url: '/orders?page=99' });
    const actions: string[] = [];
    router.subscribe(({ historyAction }) => actions.push(historyAction));
    await user.click(await screen.findByRole('button', { name: 'Count' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('31–39 of 39'));
    await waitFor(() => expect(router.state.location.search).toBe('?page=4'));
    expect(actions).not.toContain('PUSH');
  },
);

it('says how many rows a question has found, once, and nothing of those that come and go by themselves', async () => {
  const { user, router } = renderApp(<Orders before={38} />, { url: '/orders' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1–10 of 38'));

  await user.click(await screen.findByRole('button', { name: 'Count' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await act(() => router.navigate('/orders?page=2'));
  expect(screen.getByRole('status')).toHaveTextContent('11–20 of 39');
});

it('goes back to a page that the filter of before did not have', async () => {
  const pageOf = { '': 39, pending: 3 };

  function Filtered() {
    const [query, setQuery] = useListQuery(orderListQuery);
    return (
      <>
        <button onClick={() => setQuery({ status: 'pending' })}>Pending</button>
        <ServerGrid
          aria-label="Orders"
          query={query}
          onQueryChange={setQuery}
          result={{
            data: { data: [], total: pageOf[query.status === 'pending' ? 'pending' : ''] },
            currentData: true,
            refetch: () => undefined,
          }}
          columns={[{ field: 'created_at' }]}
          pageSizeOptions={[10]}
          failedText="No answer"
          emptyText="No orders"
        />
      </>
    );
  }
  const { router, user } = renderApp(<Filtered />, { url: '/orders?page=2' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11–20 of 39'));
  await user.click(screen.getByRole('button', { name: 'Pending' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1–3 of 3'));

  await act(() => router.navigate(-1));

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11–20 of 39'));
  expect(router.state.location.search).toBe('?page=2');
});

it.each([
  ['its own width', { width: 200 }],
  ['what room is left', { flex: 1, minWidth: 150 }],
])('keeps a column that had %s as wide as it was shown, whatever answers come and fail', async (_what, size) => {
  function Answered() {
    const [query, setQuery] = useListQuery(orderListQuery);
    const answer = query.page === 2 ? { error: new Error() } : { currentData: true };
    return (
      <ServerGrid
        aria-label="Orders"
        query={query}
        onQueryChange={setQuery}
        result={{ data: { data: [], total: 39 }, refetch: () => undefined, ...answer }}
        columns={[{ field: 'created_at', headerName: 'Date', ...size }]}
        pageSizeOptions={[10]}
        failedText="No answer"
        emptyText="No orders"
      />
    );
  }
  const { router } = renderApp(<Answered />, { url: '/orders' });
  const head = () => screen.findByRole('columnheader', { name: /Date/ });
  const separator = (await head()).querySelector('.MuiDataGrid-columnSeparator') as Element;

  // jsdom has no layout: every column starts at 0.
  fireEvent.mouseDown(separator, { clientX: 0 });
  fireEvent.mouseMove(separator, { clientX: 275, buttons: 1 });
  fireEvent.mouseUp(separator, { clientX: 275 });
  await act(() => router.navigate('/orders?page=3'));
  expect(await head()).toHaveStyle({ width: '275px' });

  await act(() => router.navigate('/orders?page=2'));
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  await act(() => router.navigate('/orders?page=3'));
  expect(await head()).toHaveStyle({ width: '275px' });
});

it.each([
  ['q=zzz', 'Nothing matches your search for “\u2068zzz\u2069”.'],
  ['q=zzz&status=pending', 'Nothing matches your search for “\u2068zzz\u2069” and the chosen filter.'],
])('says of %s that nothing matches it, and leads back to all rows', async (search, reason) => {
  const { router, user } = renderApp(<Orders before={0} />, { url: `/orders?${search}&sort=total-asc` });
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(within(screen.getByRole('grid')).getByText('No orders')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));

  await waitFor(() => expect(router.state.location.search).toBe('?sort=total-asc'));
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});
