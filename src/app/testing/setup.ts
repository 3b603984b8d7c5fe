import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';
import i18next from 'i18next';
import * as React from 'react';

import { hasOpenDialog } from '@/shared/lib/back';
import { answerMedia, server, startTexts } from '@/shared/testing';

/** On a busy machine, rendering a grid takes longer than the library's default of a second. Waiting in vain still fails. */
configure({ asyncUtilTimeout: 5000 });

// React's development build creates an Error for each element, so that warnings can say where the element was created, until a counter
// reaches its limit. This pretends that it has, and saves a sixth of the time of the client's tests.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// React passes the submitted form to FormData, which Node's version, needed by msw, refuses.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() });

// jsdom has no layout and cannot scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom cannot decode pictures either. Tests that need it spy on this function.
window.createImageBitmap = () => Promise.reject(new Error('jsdom reads no pictures'));

// As in public/index.html.
if (!document.getElementById('news')) document.body.insertAdjacentHTML('beforeend', '<div id="news" role="log"></div>');

/**
 * A closed dialog removes its entry from the history in a later task. Waits for that: otherwise the step back would happen during the next
 * test, or never if that test stops the clock.
 */
async function dialogsLeave() {
  for (let turn = 0; hasOpenDialog() && turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Requests without a handler. msw makes them fail, which a screen may ignore, so the test is failed as well. */
const unexpected: string[] = [];
server.events.on('request:unhandled', ({ request }) => unexpected.push(`${request.method} ${request.url}`));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeAll(startTexts);
beforeEach(() => answerMedia());
afterEach(async () => {
  await dialogsLeave();
  jest.useRealTimers();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // The next test file may run in the same page: reset mocks, history and language.
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
  if (i18next.language !== 'en') void i18next.changeLanguage('en');
  expect(unexpected.splice(0)).toEqual([]);
});
afterAll(() => server.close());
