import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent } from '@testing-library/react';

import type { renderApp } from './renderApp';

/** Refocuses the window, like a user who returns from another tab. */
export function refocusWindow({ dispatch }: ReturnType<typeof renderApp>['store']) {
  const stopListening = setupListeners(dispatch);
  fireEvent(window, new Event('focus'));
  stopListening();
}
