import { waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { ScrollRestoration } from './ScrollRestoration';

it('lets the browser scroll a page that it had kept, and takes over after that', async () => {
  renderApp(<ScrollRestoration />);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');

  window.dispatchEvent(new Event('pageshow'));

  expect(window.history.scrollRestoration).toBe('auto');
  await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
});
