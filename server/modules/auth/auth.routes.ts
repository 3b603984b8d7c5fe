import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { acceptanceInput } from '@contract/colleague';
import { SESSION_SECONDS } from '@contract/limits';
import { registrationInput } from '@contract/registration';
import { loginInput, logoutInput, refreshInput } from '@contract/session';
import { signInCodeInput } from '@contract/twoFactor';
import { Answer, Done } from '@contract/wire/envelope';
import { CodeAsked, SignedIn, Tokens, User } from '@contract/wire/session';

import type { AppDeps, Visitor } from '../../context';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { readCaller, readCallerIgnoringExpiry, sessionOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { getUser } from '../accounts/accounts.service';
import { countAttemptFrom } from '../attempts/attempts.service';
import { type AuthContext, joinByInvitation, refresh, register, signIn, signInWithCode, signOut } from './auth.service';

const tags = ['Auth'];

const SCHEMAS = {
  login: {
    tags,
    summary: 'Sign in',
    description:
      '401 for a wrong e-mail or password, the same for both; 429 with Retry-After after too many of them. Where two-factor is on, the answer is `two_factor_required` with a challenge instead of tokens.',
    body: loginInput,
    response: { 200: Answer(Type.Union([SignedIn, CodeAsked])) },
  },
  twoFactor: {
    tags,
    summary: 'Sign in with the code of an app, or a recovery code',
    headers: answeredOnce,
    description:
      'The second step of a sign-in. 401 `challengeOver` after 5 minutes or a new password, 422 at `code` for a wrong one, 429 after too many.',
    body: signInCodeInput,
    response: { 200: Answer(SignedIn) },
  },
  register: {
    tags,
    summary: 'Join and be signed in',
    description:
      '`user_type_id` 1 or none: a customer; 2: a pharmacy and its first member of staff, whose news come by mail in the language of `Accept-Language` until it chooses another. `remember` as at login. 422 at `email` when it is taken, unless the same e-mail, password and kind of account have joined within ten minutes: a call that comes again signs in.',
    body: registrationInput,
    response: { 200: Answer(SignedIn) },
  },
  join: {
    tags,
    summary: 'Accept an invitation to a pharmacy',
    headers: answeredOnce,
    description:
      'Makes an account with the e-mail of the invitation, which the link confirms, and signs it in. 409 as `POST /auth/invitation`.',
    body: acceptanceInput,
    response: { 200: Answer(SignedIn) },
  },
  refresh: {
    tags,
    summary: 'Renew the tokens',
    description: `Each refresh token is good for one call; the answer carries the next. 401 when the session has ended: the only one that says so for good; \`accountClosed\` where the access token, which may have expired, is of an account that is no more. Call it once at a time: a token that is shown again after ${SESSION_SECONDS.repeat} seconds ends its sign-in.`,
    body: refreshInput,
    response: { 200: Answer(Tokens) },
  },
  logout: {
    tags,
    summary: 'Sign out',
    description:
      'Ends the sign-in that the refresh token descends from, and that of the bearer; a token that is unknown, over or left out is no error.',
    body: logoutInput,
    response: { 200: Done },
  },
};

const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  language: languageOf({ headers }),
});

export const authRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, sender, config, nudge }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const context: AuthContext = {
    db,
    secret,
    sender,
    signAccessToken: (session) => app.jwt.sign(session),
    isApprovalAutomatic: config.isDemo,
  };

  routes.post(
    '/auth/login',
    { config: { guard: 'anyone', refusals: { 401: ['loginFailed'], 429: [] } }, schema: SCHEMAS.login },
    async (request) => {
      const answer = await signIn(context, request.body, visitorOf(request));
      return ok(answer, 'challenge' in answer ? 'codeAsked' : 'signedIn');
    },
  );

  routes.post(
    '/auth/two-factor',
    {
      config: { guard: 'anyone', refusals: { 401: ['challengeOver'], 409: ['twoFactorOff'], 429: [] } },
      schema: SCHEMAS.twoFactor,
    },
    async (request) => ok(await signInWithCode(context, request.body, visitorOf(request)), 'signedIn'),
  );

  routes.post(
    '/auth/register',
    { config: { guard: 'anyone', refusals: { 429: [] } }, schema: SCHEMAS.register },
    async (request) => {
      const answer = await register(context, request.body, visitorOf(request));
      nudge('mail');
      return ok(answer, 'signedUp');
    },
  );

  routes.post(
    '/auth/accept-invitation',
    { config: { guard: 'anyone', refusals: { 409: ['linkInvalid', 'emailTaken'], 429: [] } }, schema: SCHEMAS.join },
    async (request) => {
      await countAttemptFrom(context, 'link', request.ip);
      const answer = await joinByInvitation(context, request.body, visitorOf(request));
      nudge('mail');
      return ok(answer, 'signedUp');
    },
  );

  routes.post(
    '/auth/refresh',
    {
      config: {
        guard: 'anyone',
        isSessionOptional: true,
        refusals: { 401: ['sessionEnded', 'accountClosed'], 429: [] },
      },
      schema: SCHEMAS.refresh,
    },
    async (request) => ok(await refresh(context, request.body.refresh_token, await readCallerIgnoringExpiry(request))),
  );

  routes.post(
    '/auth/logout',
    { config: { guard: 'anyone', isSessionOptional: true }, schema: SCHEMAS.logout },
    async (request) => {
      await signOut(context, { refreshToken: request.body.refresh_token, caller: await readCaller(request) });
      return ok(null, 'signedOut');
    },
  );

  routes.get(
    '/auth/me',
    {
      config: { guard: 'signed-in' },
      schema: { tags, summary: 'The signed-in person', response: { 200: Answer(User) } },
    },
    async (request) => ok(await getUser(db, sessionOf(request).userId)),
  );
};
