import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';
import i18next from 'i18next';
import * as React from 'react';

import { hasOpenDialog } from '@/shared/lib/back';
import { answerMedia, server, startTexts } from '@/shared/testing';

/** A busy machine takes longer than the library's second to render a grid; what waits in vain still fails. */
configure({ asyncUtilTimeout: 5000 });

// React's development build makes an Error for each element, to tell in a warning where it was made, until its count of
// them says that these are enough: a sixth of what the tests of the client cost.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// React reads the form whose submit navigates; Node's FormData, which the fake network needs, refuses a form.
globalThis.FormData = new Proxy(FormData, { construct: (NodeFormData) => new NodeFormData() });

// jsdom lays nothing out, and knows no way to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Nor does it read pictures; a test whose browser does spies on this.
window.createImageBitmap = () => Promise.reject(new Error('jsdom reads no pictures'));

// As in public/index.html.
if (!document.getElementById('news')) document.body.insertAdjacentHTML('beforeend', '<div id="news" role="log"></div>');

/** A dialog takes its entry out of the history some turns after it is gone: the next test would be taken back with it, or make its clock stand still. */
async function dialogsLeave() {
  for (let turn = 0; hasOpenDialog() && turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The fake network refuses them, which a screen may pass over in silence: the test must fail as well. */
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
  // The next file may share this page: it begins in English, with nothing open, and in a browser of which nothing is made up.
  jest.restoreAllMocks();
  window.history.replaceState(null, '');
  if (i18next.language !== 'en') void i18next.changeLanguage('en');
  expect(unexpected.splice(0)).toEqual([]);
});
afterAll(() => server.close());
