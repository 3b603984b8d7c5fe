import { act, screen, waitFor } from '@testing-library/react';
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
        onQuery={setQuery}
        answered={{ data: { data: [], total: count }, currentData: true, refetch: () => undefined }}
        columns={[{ field: 'created_at' }]}
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
          onQuery={setQuery}
          answered={{
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
