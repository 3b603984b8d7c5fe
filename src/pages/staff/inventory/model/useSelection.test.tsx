import { screen } from '@testing-library/react';
import { useState } from 'react';

import { productListQuery } from '@contract/product';
import { makePage, renderApp } from '@/shared/testing';

import { useSelection } from './useSelection';

/** An up-to-date answer with this number of products. */
function found(total: number) {
  const page = makePage([], { total });
  return { data: page, currentData: page };
}

/** Stands for a grid with boxes ticked on many pages, which a test could not render. */
function Grid({ count }: { count: number }) {
  const { selection, choose } = useSelection(productListQuery.getDefault(), found(count));
  const ids = new Set(Array.from({ length: count }, (_none, place) => place + 1));

  return <button onClick={() => choose({ ids })}>{selection.ids.length}</button>;
}

/** Two products are selected, and then the search changes. */
function Searched() {
  const [q, setQ] = useState('');
  const { selection, choose } = useSelection({ ...productListQuery.getDefault(), q }, found(2));

  return (
    <>
      <button onClick={() => choose({ ids: new Set([1, 2]) })}>{selection.ids.length}</button>
      <button onClick={() => setQ('panadol')}>Search</button>
    </>
  );
}

/** Everything found is selected. Then a colleague refills the shelves, and later a sale empties one. */
function Found() {
  const [total, setTotal] = useState(3);
  const { selection, setSelection } = useSelection(
    { ...productListQuery.getDefault(), state: 'low_stock' },
    found(total),
  );

  return (
    <>
      <button onClick={() => setSelection({ ids: [], isAll: true })}>{selection.isAll ? 'All' : 'None'}</button>
      {[0, 1, 2].map((left) => (
        <button key={left} onClick={() => setTotal(left)}>{`${left} left`}</button>
      ))}
    </>
  );
}

const TOO_MANY = 'Choose at most 500 products, or all that were found';

it('holds so many products at once, and whoever chooses more hears of it', async () => {
  const { user } = renderApp(<Grid count={501} />);

  await user.click(screen.getByRole('button'));

  expect(await screen.findByText(TOO_MANY)).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('500');
});

it('has nothing to say of as many as it holds', async () => {
  const { user } = renderApp(<Grid count={500} />);

  await user.click(screen.getByRole('button'));

  expect(screen.getByRole('button')).toHaveTextContent('500');
  expect(screen.queryByText(TOO_MANY)).not.toBeInTheDocument();
});

it('holds none of them once something else is looked for: nobody takes off sale what they do not see', async () => {
  const { user } = renderApp(<Searched />);
  await user.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '2' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Search' }));

  expect(screen.getByRole('button', { name: '0' })).toBeInTheDocument();
});

it('holds all that was found while there is some of it, and not what is found once there was none', async () => {
  const { user } = renderApp(<Found />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('None');
  await press('2 left');
  expect(screen.getByRole('button', { name: 'All' })).toBeInTheDocument();

  await press('0 left');
  await press('1 left');

  expect(screen.getByRole('button', { name: 'None' })).toBeInTheDocument();
});
