import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent } from '@testing-library/react';

import type { renderApp } from './renderApp';

/** As whoever returns to the window from another tab. */
export function comeBack({ dispatch }: ReturnType<typeof renderApp>['store']) {
  const stopListening = setupListeners(dispatch);
  fireEvent(window, new Event('focus'));
  stopListening();
}
