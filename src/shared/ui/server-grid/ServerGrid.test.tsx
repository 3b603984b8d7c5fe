import { screen, waitFor } from '@testing-library/react';

import { orderListQuery } from '@contract/order';
import { useListQuery, useServerGrid } from '@/shared/lib/list-query';
import { renderApp } from '@/shared/testing';

import { ServerGrid } from './ServerGrid';

function Orders() {
  const [query, setQuery] = useListQuery(orderListQuery);
  const grid = useServerGrid(query, setQuery);
  return (
    <ServerGrid
      {...grid}
      columns={[{ field: 'created_at' }]}
      rows={[]}
      rowCount={39}
      pageSizeOptions={[10]}
      emptyText="No orders"
    />
  );
}

it('leads an address beyond the last page back to it, though it has known from the start how many rows there are', async () => {
  const { router } = renderApp(<Orders />, { url: '/orders?page=99' });

  expect(await screen.findByText('31–39 of 39')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?page=4'));
});
