import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { CONTENT_ID, SkipLink } from './SkipLink';

it('leads to the content, and leaves the address and what came along with it as they are', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
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
  expect(scroll.mock.contexts).toEqual([screen.getByRole('main')]);
  expect(window.location.hash).toBe('');
  expect(router.state.location).toMatchObject(url);
});
