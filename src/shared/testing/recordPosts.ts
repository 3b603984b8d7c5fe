import { http } from 'msw';

import { answer } from './answers';
import { server } from './server';

/** Answers POST requests to this path, and records their bodies in the array that it returns. */
export function recordPosts(path: string, respond: () => Response | Promise<Response> = () => answer(null)) {
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
