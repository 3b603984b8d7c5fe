import { http } from 'msw';

import { answer } from './answers';
import { server } from './server';

/** Answers a call that changes something, and keeps what was sent with it. */
export function takePost(path: string, respond: () => Response | Promise<Response> = () => answer(null)) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text ? (JSON.parse(text) as unknown) : null);
      return respond();
    }),
  );
  return sent;
}
