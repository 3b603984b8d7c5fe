import '@testing-library/jest-dom';

import { server, startTexts } from '@/shared/testing';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeAll(startTexts);
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
