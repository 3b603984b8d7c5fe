import { screen } from '@testing-library/react';
import { useState } from 'react';

import { productListQuery } from '@contract/product';
import { renderApp } from '@/shared/testing';

import { useSelection } from './useSelection';

/** Stands for a grid whose boxes were ticked on many pages, which no test could draw. */
function Grid({ count }: { count: number }) {
  const { selection, choose } = useSelection(productListQuery.getDefault());
  const ids = new Set(Array.from({ length: count }, (_none, place) => place + 1));

  return <button onClick={() => choose({ ids })}>{selection.ids.length}</button>;
}

/** Two are chosen; then somebody searches for something else. */
function Searched() {
  const [q, setQ] = useState('');
  const { selection, choose } = useSelection({ ...productListQuery.getDefault(), q });

  return (
    <>
      <button onClick={() => choose({ ids: new Set([1, 2]) })}>{selection.ids.length}</button>
      <button onClick={() => setQ('panadol')}>Search</button>
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
