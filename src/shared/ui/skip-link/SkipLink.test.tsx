import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { CONTENT_ID, SkipLink } from './SkipLink';

it('leads to the content, and leaves the address and what came along with it as they are', async () => {
  const scrolledTo: string[] = [];
  // jsdom lays nothing out and knows no scrolling.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  const url = { pathname: '/resetpassword', hash: '#token', state: { from: '/cart' } };
  const { router, user } = renderApp(
    <>
      <SkipLink />
      <main id={CONTENT_ID} tabIndex={-1} />
    </>,
    { url },
  );

  await user.tab();
  await user.keyboard('{Enter}');

  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolledTo).toEqual([CONTENT_ID]);
  expect(window.location.hash).toBe('');
  expect(router.state.location).toMatchObject(url);
});
