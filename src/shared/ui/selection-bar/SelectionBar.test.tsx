import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '@/shared/testing';

import { SelectionBar } from './SelectionBar';

function Rows() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Choose</button>
      <SelectionBar ref={null} label="Chosen" count={count} text={`${count} chosen`} onClear={() => setCount(0)}>
        <button>Print</button>
      </SelectionBar>
    </>
  );
}

it('says how many are chosen in a region that stands before the first of them', async () => {
  const { user } = renderApp(<Rows />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Choose' }));

  expect(status).toHaveTextContent('1 chosen');
  expect(screen.getByRole('region', { name: 'Chosen' })).toBeVisible();
  // The count is visible in the bar, and announced only once.
  expect(screen.getByText('1 chosen', { selector: 'section *' })).toHaveAttribute('aria-hidden', 'true');
});
