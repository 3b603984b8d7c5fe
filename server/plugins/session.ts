import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { SESSION_SECONDS } from '@contract/limits';
import type { UserType } from '@contract/userType';

import { forbidden, unauthorized } from '../errors';

/** Who may call a route. Every route says it in `config.guard`; the list of routes in docs is made from it. */
export type Guard = 'anyone' | 'signed-in' | UserType;

export interface Session {
  userId: number;
  userType: UserType;
  /** Set for the staff of a pharmacy. */
  pharmacyId: number | null;
}

export interface StaffSession extends Session {
  pharmacyId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    guard?: Guard;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Session;
    user: Session;
  }
}

/** Reads the bearer token and holds the route's guard before anything of the request is looked at. */
export const session = fp<{ secret: string }>(async (app, { secret }) => {
  await app.register(jwt, {
    secret,
    sign: { expiresIn: SESSION_SECONDS.access, algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('session', null);

  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !url.startsWith('/api/docs') && !config?.guard) {
      throw new Error(`${url} does not say who may call it: give it config.guard`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const guard = request.routeOptions.config.guard ?? 'anyone';
    if (guard === 'anyone') return;
    request.session = await readSession(request);
    if (guard !== 'signed-in' && request.session.userType !== guard) throw forbidden();
  });
});

async function readSession(request: FastifyRequest): Promise<Session> {
  if (!request.headers.authorization) throw unauthorized();
  try {
    const { userId, userType, pharmacyId } = await request.jwtVerify<Session>();
    return { userId, userType, pharmacyId };
  } catch {
    throw unauthorized('sessionEnded');
  }
}

/** The session behind a guard: the only way to an owner's id, so no handler can forget the check. */
export function sessionOf({ session: current }: FastifyRequest): Session {
  if (!current) throw unauthorized();
  return current;
}

export function customerOf(request: FastifyRequest): Session {
  const current = sessionOf(request);
  if (current.userType !== 'user') throw forbidden();
  return current;
}

export function staffOf(request: FastifyRequest): StaffSession {
  const current = sessionOf(request);
  const { pharmacyId } = current;
  if (current.userType !== 'pharmacy' || pharmacyId === null) throw forbidden();
  return { ...current, pharmacyId };
}
