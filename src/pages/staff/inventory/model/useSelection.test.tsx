import { screen } from '@testing-library/react';

import { productListQuery } from '@contract/product';
import { renderApp } from '@/shared/testing';

import { useSelection } from './useSelection';

/** Stands for a grid whose boxes were ticked on many pages, which no test could draw. */
function Grid({ count }: { count: number }) {
  const { selection, choose } = useSelection(productListQuery.getDefault());
  const ids = new Set(Array.from({ length: count }, (_none, place) => place + 1));

  return <button onClick={() => choose({ ids })}>{selection.ids.length}</button>;
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
