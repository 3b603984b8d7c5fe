import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { PlainList } from './PlainList';

it('says that it is a list, which Safari does not see without bullets', () => {
  renderApp(
    <PlainList component="ol" aria-label="Steps">
      <li>First</li>
    </PlainList>,
  );

  const list = screen.getByRole('list', { name: 'Steps' });
  expect(list).toHaveAttribute('role', 'list');
  expect(list.tagName).toBe('OL');
});
