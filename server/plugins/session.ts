import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { SESSION_SECONDS } from '@contract/limits';
import type { UserType } from '@contract/userType';

import { forbidden, HttpError, unauthorized } from '../errors';
import { codeOf } from '../systemError';

/** Who may call a route. Every route declares it in `config.guard`; docs/routes.md is made from it. */
export type Guard = 'anyone' | 'signed-in' | UserType;

export interface Session {
  userId: number;
  /** The id of the sign-in. Its access tokens are refused once it has been ended. */
  sessionId: string;
  userType: UserType;
  /** Set only for the staff of a pharmacy. */
  pharmacyId: number | null;
}

export interface StaffSession extends Session {
  pharmacyId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Whether the body was still arriving when the session was checked, in which case it is checked again once the body is complete. */
    wasBodyPending: boolean;
  }
  interface FastifyContextConfig {
    guard?: Guard;
    /** For a route with the guard `anyone`: whether it reads the token of a caller who sends one. */
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
  /** Whether the sign-in of a token has not been ended. */
  isOpen: (sessionId: string) => Promise<boolean>;
}

/** Reads the bearer token and enforces the guard of the route before any other part of the request is looked at. */
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

  // Sending a body may take two minutes. A thief could stretch it on purpose, and finish after the owner has ended the session.
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
    // A code of its own, since the session can be continued with the refresh token.
    throw unauthorized(isExpired(error) ? 'accessExpired' : 'sessionEnded');
  }
}

const isExpired = (error: unknown) => codeOf(error) === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED';

/** For routes with the guard `anyone`: the caller that the token names, or null for a guest. The session may have ended since. */
export const readCaller = (request: FastifyRequest): Promise<Session | null> => readSession(request).catch(() => null);

/**
 * The same for a route that stores who called. An expired token is refused, so that the client renews it and its owner is not taken for a
 * guest.
 */
export const readCallerOrRefuseExpired = (request: FastifyRequest): Promise<Session | null> =>
  readSession(request).catch((error: unknown) => {
    if (error instanceof HttpError && error.details.code === 'accessExpired') throw error;
    return null;
  });

/** The same, but an expired token counts as well: for the answer to somebody whose session cannot be renewed. */
export const readCallerIgnoringExpiry = (request: FastifyRequest): Promise<Session | null> =>
  request.jwtVerify<Session>({ ignoreExpiration: true }).catch(() => null);

/** The session of a route with a guard. Handlers get an owner's id only from here, so none can forget the check. */
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
