import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { renderApp, server } from '@/shared/testing';

import { startOfflineSupport } from './startOfflineSupport';

it('says that the line is gone over an open dialog, too', async () => {
  // jsdom has no service workers.
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} } });
  server.use(http.get('*/health/live', () => HttpResponse.error()));
  await act(() => startOfflineSupport(Promise.resolve(), null));
  renderApp(<Dialog open>Add a card</Dialog>);

  act(() => void window.dispatchEvent(new Event('offline')));

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No connection\./));
});
