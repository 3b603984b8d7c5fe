import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { deferredResponse, renderApp, server } from '@/shared/testing';

import { watchConnection } from './connection';
import { OfflineNotice } from './OfflineNotice';

const NOTICE = /^No connection\./;
const PROBE = '*/health/live';
const PATIENTLY = { timeout: 10_000 };

const hear = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));

// A spy in its place would pass for the clock of Jest, which nobody sets here.
const setTimeout = window.setTimeout.bind(window);
afterEach(() => void (window.setTimeout = setTimeout));

beforeAll(() => {
  // jsdom has no workers; what they tell is shown in e2e/offline.spec.ts.
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
    // Nobody learns anything from the ten seconds.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100));
    renderApp(<OfflineNotice />);

    hear('offline');

    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    release();
    jest.restoreAllMocks();
    server.use(http.get(PROBE, () => HttpResponse.json({})));
    hear('online');
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  });

  it('looks again by itself while the line is gone, and then has queries ask again', async () => {
    const { released, release } = deferredResponse();
    const backAgain = jest.fn();
    // Nor from the pause of five, which is no time that this test itself waits.
    window.setTimeout = ((work: () => void, pause?: number) =>
      setTimeout(work, pause === 5_000 ? 50 : pause)) as typeof setTimeout;
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

  it('does not take the word of a browser that is cut off from the world and not from the server', async () => {
    const asked = jest.fn(() => HttpResponse.json({}));
    server.use(http.get(PROBE, asked));
    renderApp(<OfflineNotice />);

    hear('offline');

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
