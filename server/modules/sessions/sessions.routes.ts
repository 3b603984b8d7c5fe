import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { object } from 'yup';

import { sessionId } from '@contract/session';
import { Answer, Done } from '@contract/wire/envelope';
import { OpenSession } from '@contract/wire/session';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { sessionOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { endOtherSessions, endSession, listSessions } from './sessions.service';

const tags = ['Account'];
const config = { guard: 'signed-in' } as const;
const params = object({ id: sessionId });

/** A person's own sessions. One that is ended stops working at once, and not only when its access token expires. */
export const sessionRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const limit = async (request: FastifyRequest) => countAttempt({ db, secret }, 'change', sessionOf(request).userId);

  routes.get(
    '/user/sessions',
    {
      config,
      schema: { tags, summary: 'Where I am signed in', response: { 200: Answer(Type.Array(OpenSession)) } },
    },
    async (request) => ok(await listSessions(db, sessionOf(request))),
  );

  routes.post(
    '/user/sessions/end-others',
    {
      config: { ...config, refusals: { 429: [] } },
      preHandler: limit,
      schema: { tags, summary: 'Sign out everywhere else', response: { 200: Done } },
    },
    async (request) => {
      await endOtherSessions(db, sessionOf(request));
      return ok(null, 'otherSessionsEnded');
    },
  );

  routes.post(
    '/user/sessions/:id/end',
    {
      config: {
        ...config,
        fields: { id: 'The `id` of a session that `GET /api/user/sessions` lists' },
        refusals: { 429: [] },
      },
      preHandler: limit,
      schema: { tags, summary: 'Sign one device out', headers: answeredOnce, params, response: { 200: Done } },
    },
    async (request) => {
      await endSession(db, sessionOf(request), request.params.id);
      return ok(null, 'deviceSignedOut');
    },
  );
};
