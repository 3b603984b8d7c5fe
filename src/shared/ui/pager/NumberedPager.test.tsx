import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { NumberedPager } from './NumberedPager';

const open = (page: number, lastPage: number) => {
  const asked: number[] = [];
  const app = renderApp(<NumberedPager page={page} lastPage={lastPage} onPage={(next) => asked.push(next)} />);
  return { ...app, asked };
};

it.each([
  [1, 1, '1'],
  [1, 3, '123'],
  [2, 9, '12345'],
  [5, 9, '34567'],
  [9, 9, '56789'],
])('shows at most five numbers around page %i of %i: %s', (page, lastPage, numbers) => {
  open(page, lastPage);

  expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(new RegExp(`^${numbers}$`));
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(`Page ${page}, current page`);
});

it('leads to a number, back and on, and not past either end', async () => {
  const { user, asked } = open(5, 9);

  for (const name of ['Go to page 7', 'Previous', 'Next']) await user.click(screen.getByRole('button', { name }));

  expect(asked).toEqual([7, 4, 6]);
});

it.each([
  [8, 'Next', 9],
  [2, 'Previous', 1],
])('leads from page %i by %s to the end, page %i', async (page, name, end) => {
  const { user, asked } = open(page, 9);

  await user.click(screen.getByRole('button', { name }));

  expect(asked).toEqual([end]);
});

it('has nowhere to go where there is one page, and keeps the focus of who tries', async () => {
  const { user, asked } = open(1, 1);

  for (const name of ['Previous', 'Next']) {
    const button = screen.getByRole('button', { name });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  }
  expect(asked).toEqual([]);
});
