import { screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';

import { renderApp } from '@/shared/testing';

import { lazyWithRetry, retryFailedLoads } from './lazyWithRetry';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });
  override componentDidCatch() {
    retryFailedLoads();
  }
  override render() {
    return this.state.isLost ? <p>Lost</p> : this.props.children;
  }
}

const Loaded = () => <p>News</p>;

/** A page over a connection that fails the given number of times. */
function openOver(failures: number) {
  let asked = 0;
  const lazyNews = lazyWithRetry(async () => {
    asked += 1;
    if (asked <= failures) throw new Error('The line is cut');
    return Loaded;
  });

  function News() {
    const [Later] = useState(lazyNews);
    return <Later />;
  }

  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button onClick={() => setVisit(visit + 1)}>Next visit</button>
        <Boundary key={visit}>
          <Suspense fallback={<p>Coming</p>}>
            <News />
          </Suspense>
        </Boundary>
      </>
    );
  }
  return { countAsked: () => asked, ...renderApp(<Visits />) };
}

const nextVisit = () => screen.getByRole('button', { name: 'Next visit' });

// React reports what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

it('is asked for once, however often it is shown', async () => {
  const { countAsked, user } = openOver(0);
  expect(await screen.findByText('News')).toBeInTheDocument();

  await user.click(nextVisit());

  expect(await screen.findByText('News')).toBeInTheDocument();
  expect(countAsked()).toBe(1);
});

it('says on each visit that it did not come, until it does', async () => {
  const { countAsked, user } = openOver(2);
  expect(await screen.findByText('Lost')).toBeInTheDocument();
  expect(countAsked()).toBe(1);

  await user.click(nextVisit());
  expect(await screen.findByText('Lost')).toBeInTheDocument();
  expect(countAsked()).toBe(2);

  await user.click(nextVisit());
  expect(await screen.findByText('News')).toBeInTheDocument();
});
