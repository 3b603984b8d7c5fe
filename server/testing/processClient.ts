import jwt from '@fastify/jwt';
import Fastify from 'fastify';

import type { Session } from '../plugins/session';

export interface ProcessCall {
  url: string;
  method?: 'GET' | 'POST';
  as?: Session | null;
  payload?: object;
  headers?: Record<string, string>;
}

/**
 * Makes calls to server processes as `call` of the test app does to the app. `as` is the session, whose token is signed here without a
 * password.
 */
export async function makeProcessClient(secret: string) {
  const signer = Fastify();
  await signer.register(jwt, { secret });

  return async (address: string, { url, method = 'GET', as, payload, headers = {} }: ProcessCall) => {
    const response = await fetch(`${address}${url}`, {
      method,
      headers: {
        ...headers,
        ...(as && { authorization: `Bearer ${signer.jwt.sign(as)}` }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const body = await response.text();
    return { statusCode: response.status, headers: response.headers, body, json: () => JSON.parse(body) };
  };
}

export type ProcessClient = Awaited<ReturnType<typeof makeProcessClient>>;
export type Answer = Awaited<ReturnType<ProcessClient>>;
