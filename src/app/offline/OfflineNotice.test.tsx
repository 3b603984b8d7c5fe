import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { deferredResponse, renderApp, server } from '@/shared/testing';

import { type AnswerSource, watchConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';

const NOTICE = /^No connection\./;
const PROBE = '*/health/live';
const PATIENTLY = { timeout: 10_000 };

const hear = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));
const hearFromWorker = (data: AnswerSource) =>
  act(() => void navigator.serviceWorker.onmessage?.(new MessageEvent('message', { data })));

// Replaced by hand: Testing Library would take a spy for the fake timers of Jest, which are not used here.
const setTimeout = window.setTimeout.bind(window);
afterEach(() => void (window.setTimeout = setTimeout));
/** Shortens a delay between two checks, or a timeout, so that the test need not wait. */
const shorten = (delay: number) =>
  void (window.setTimeout = ((work: () => void, pause?: number) =>
    setTimeout(work, pause === delay ? 50 : pause)) as typeof setTimeout);

beforeAll(() => {
  // jsdom has no service workers; their messages are tested in e2e/offline.spec.ts.
  Object.defineProperty(navigator, 'serviceWorker', { value: {} });
  server.use(http.get(PROBE, () => HttpResponse.json({})));
  watchConnection();
});

describe('OfflineNotice', () => {
  it('comes with the loss of the line, and goes when the server answers again', async () => {
    renderApp(<OfflineNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    server.use(http.get(PROBE, () => HttpResponse.error()));
    hear('offline');
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();

    server.use(http.get(PROBE, () => HttpResponse.json({})));
    hear('online');
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('comes where the page of a network that asks for a sign-in answers instead', async () => {
    server.use(http.get(PROBE, () => HttpResponse.html('<h1>Welcome to our café</h1>')));
    renderApp(<OfflineNotice />);

    hear('online');

    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    hear('online');
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('comes where the server is reached and gives no answer', async () => {
    const { released, release } = deferredResponse();
    server.use(http.get(PROBE, () => released.then(() => HttpResponse.json({}))));
    shorten(10_000);
    renderApp(<OfflineNotice />);

    hear('offline');

    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    release();
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    hear('online');
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('looks again by itself while the line is gone, and then has queries ask again', async () => {
    const { released, release } = deferredResponse();
    const backAgain = jest.fn();
    shorten(5_000);
    window.addEventListener('online', backAgain);
    server.use(
      http.get(PROBE, () => HttpResponse.error(), { once: true }),
      http.get(PROBE, () => released.then(() => HttpResponse.json({}))),
    );
    renderApp(<OfflineNotice />);

    hear('offline');
    expect(await screen.findByText(NOTICE, undefined, PATIENTLY)).toBeInTheDocument();
    expect(backAgain).not.toHaveBeenCalled();
    release();

    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument(), PATIENTLY);
    expect(backAgain).toHaveBeenCalledTimes(1);
    window.removeEventListener('online', backAgain);
  });

  it('looks again where the browser knew of the loss before a request could fail', async () => {
    shorten(1_000);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(
      http.get(PROBE, () => HttpResponse.json({}), { once: true }),
      http.get(PROBE, () => HttpResponse.error()),
    );
    renderApp(<OfflineNotice />);

    hear('offline');

    expect(await screen.findByText(NOTICE, undefined, PATIENTLY)).toBeInTheDocument();
    isOnline.mockRestore();
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    hear('online');
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('comes where a copy had to answer, and goes when the server answers', () => {
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    renderApp(<OfflineNotice />);

    hearFromWorker('kept');
    expect(screen.getByText(NOTICE)).toBeInTheDocument();

    hearFromWorker('fresh');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('looks again once, however many copies had to answer', async () => {
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    const asked = jest.spyOn(window, 'fetch');
    jest.useFakeTimers();
    renderApp(<OfflineNotice />);

    for (let copies = 0; copies < 3; copies += 1) hearFromWorker('kept');
    jest.advanceTimersByTime(5_000);

    expect(asked).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    asked.mockRestore();
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('does not take the word of a browser that is cut off from the world and not from the server', async () => {
    const asked = jest.fn(() => HttpResponse.json({}));
    server.use(http.get(PROBE, asked));
    renderApp(<OfflineNotice />);

    hear('offline');

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
