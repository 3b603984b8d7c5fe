import { screen } from '@testing-library/react';
import { createRef } from 'react';

import { renderApp } from '@/shared/testing';

import { ListStatus } from './ListStatus';

it.each([
  ['says nothing to the ear while another answer is awaited', true],
  ['is heard once it is there', false],
])('%s', (_what, isStale) => {
  renderApp(
    <ListStatus ref={createRef()} page={1} lastPage={2} isStale={isStale}>
      <h2>24 medicines</h2>
    </ListStatus>,
  );

  expect(screen.getByRole('status')).toHaveTextContent('24 medicines Page 1 of 2');
  expect(screen.queryAllByRole('heading')).toHaveLength(isStale ? 0 : 1);
});
