import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

import { server, startTexts } from '@/shared/testing';

/** A busy machine takes longer than the library's second to draw a grid; what waits in vain still fails. */
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeAll(startTexts);
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
