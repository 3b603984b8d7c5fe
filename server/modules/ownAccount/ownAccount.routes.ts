import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { deletionInput, emailChangeInput, passwordInput, profileChange } from '@contract/account';
import { Answer, Done } from '@contract/wire/envelope';
import { User } from '@contract/wire/session';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { customerOf, sessionOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt, countAttemptFrom } from '../attempts/attempts.service';
import { deleteAccount } from './deletion.service';
import { changeEmail, changePassword, saveProfile } from './profile.service';

const tags = ['Account'];
const config = { guard: 'signed-in' } as const;

const PASSWORD_SCHEMA = {
  tags,
  summary: 'Change my password',
  headers: answeredOnce,
  description:
    '422 at `current_password` for a wrong one, 429 after too many of them, or too many changes. Signs out everywhere else, and mails the owner where the e-mail is confirmed.',
  body: passwordInput,
  response: { 200: Done },
};

/** Changes that people make to their own account. */
export const ownAccountRoutes: FastifyPluginAsync<AppDeps> = async (app, context) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const { db, nudge } = context;
  const limit = async (request: FastifyRequest) => countAttempt(context, 'change', sessionOf(request).userId);

  routes.post(
    '/user/profile',
    {
      config: { ...config, refusals: { 429: [] } },
      preHandler: limit,
      schema: {
        tags,
        summary: 'Change my name and phone',
        description:
          'Staff change their `position` as well; one that is not given stays, and that of a customer is ignored.',
        body: profileChange,
        response: { 200: Answer(User) },
      },
    },
    async (request) => ok(await saveProfile(db, sessionOf(request), request.body), 'profileSaved'),
  );

  routes.post(
    '/user/email',
    {
      config: { ...config, refusals: { 429: [] } },
      schema: {
        tags,
        summary: 'Ask for another e-mail',
        headers: answeredOnce,
        description:
          'Sends a link to the new address, which changes it; 422 at `email` where it is taken, at `password` for a wrong one, 429 after too many wishes from the same address. `code` is asked for where two-factor is on.',
        body: emailChangeInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      await countAttemptFrom(context, 'emailChange', request.ip);
      await changeEmail(context, sessionOf(request).userId, request.body, languageOf(request));
      nudge('mail');
      return ok(null, 'emailChangeAsked');
    },
  );

  routes.post(
    '/user/password',
    {
      config: { ...config, refusals: { 429: [] } },
      preHandler: limit,
      schema: PASSWORD_SCHEMA,
    },
    async (request) => {
      await changePassword(context, sessionOf(request), request.body, languageOf(request));
      nudge('mail');
      return ok(null, 'passwordChanged');
    },
  );

  routes.post(
    '/user/delete',
    {
      config: { guard: 'user', refusals: { 409: ['ordersUnderWay'], 429: [] } },
      schema: {
        tags,
        summary: 'Delete my account',
        description:
          "409 `ordersUnderWay`; `code` is asked for where two-factor is on. Orders are kept without the person's data.",
        body: deletionInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deleteAccount(context, customerOf(request).userId, request.body);
      return ok(null, 'accountDeleted');
    },
  );
};
