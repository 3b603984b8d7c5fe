import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { SESSION_SECONDS } from '@contract/limits';
import type { UserType } from '@contract/userType';

import { forbidden, HttpError, unauthorized } from '../errors';
import { codeOf } from '../systemError';

/** Who may call a route. Every route says it in `config.guard`; the list of routes in docs is made from it. */
export type Guard = 'anyone' | 'signed-in' | UserType;

export interface Session {
  userId: number;
  /** The row of this sign-in: ending it ends what its access tokens may do. */
  sessionId: string;
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
    /** Whether the body was still arriving when the session was checked: it is checked again once the body is there. */
    wasBodyPending: boolean;
  }
  interface FastifyContextConfig {
    guard?: Guard;
    /** Of a route for anyone: whether it reads the token of a caller who sends one. */
    isSessionOptional?: boolean;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Session;
    user: Session;
  }
}

interface SessionOptions {
  secret: string;
  /** Whether the sign-in that a token came from has not been ended meanwhile. */
  isOpen: (sessionId: string) => Promise<boolean>;
}

/** Reads the bearer token and holds the route's guard before anything of the request is looked at. */
export const session = fp<SessionOptions>(async (app, { secret, isOpen }) => {
  await app.register(jwt, {
    secret,
    sign: { expiresIn: SESSION_SECONDS.access, algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  app.decorateRequest('session', null);
  app.decorateRequest('wasBodyPending', false);
  const assertOpen = async (sessionId: string) => {
    if (!(await isOpen(sessionId))) throw unauthorized('sessionEnded');
  };

  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && !url.startsWith('/api/docs') && !config?.guard) {
      throw new Error(`${url} does not say who may call it: give it config.guard`);
    }
  });

  app.addHook('onRequest', async (request) => {
    const { guard = 'anyone' } = request.routeOptions.config;
    if (guard === 'anyone') return;
    request.session = await readSession(request);
    await assertOpen(request.session.sessionId);
    if (guard !== 'signed-in' && request.session.userType !== guard) throw forbidden();
    request.wasBodyPending = !METHODS_WITHOUT_BODY.includes(request.method) && !request.raw.complete;
  });

  // A body may take two minutes, and a thief's would take them on purpose.
  app.addHook('preValidation', async ({ session, wasBodyPending }) => {
    if (session && wasBodyPending) await assertOpen(session.sessionId);
  });
});

const METHODS_WITHOUT_BODY = ['GET', 'HEAD'];

async function readSession(request: FastifyRequest): Promise<Session> {
  if (!request.headers.authorization) throw unauthorized();
  try {
    const { userId, sessionId, userType, pharmacyId } = await request.jwtVerify<Session>();
    return { userId, sessionId, userType, pharmacyId };
  } catch (error) {
    // Said apart: with a refresh token the session goes on.
    throw unauthorized(isExpired(error) ? 'accessExpired' : 'sessionEnded');
  }
}

const isExpired = (error: unknown) => codeOf(error) === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED';

/** The caller of a route for anyone by the token that they send, null for a guest. Their session may have ended meanwhile. */
export const readCaller = (request: FastifyRequest): Promise<Session | null> => readSession(request).catch(() => null);

/** The same for a route that stores who called: an expired token is refused, so that its owner renews it and is not taken for a guest. */
export const readCallerOrRefuseExpired = (request: FastifyRequest): Promise<Session | null> =>
  readSession(request).catch((error: unknown) => {
    if (error instanceof HttpError && error.details.code === 'accessExpired') throw error;
    return null;
  });

/** The same with an expired token as well: for the answer to somebody whose session cannot be renewed. */
export const readCallerIgnoringExpiry = (request: FastifyRequest): Promise<Session | null> =>
  request.jwtVerify<Session>({ ignoreExpiration: true }).catch(() => null);

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
