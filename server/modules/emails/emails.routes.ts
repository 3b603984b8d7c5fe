import type { FastifyPluginAsync } from 'fastify';

import { verifyEmailInput } from '@contract/accountLinks';
import { Answer } from '@contract/wire/envelope';
import { ConfirmedEmail, VerificationAsked } from '@contract/wire/session';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { readCallerOrRefuseExpired, sessionOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt, countAttemptFrom } from '../attempts/attempts.service';
import { confirmEmail, requestVerification } from './emails.service';

const tags = ['Auth'];

export const emailRoutes: FastifyPluginAsync<AppDeps> = async (app, context) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const { db, nudge } = context;

  routes.post(
    '/auth/verify-email',
    {
      config: {
        guard: 'anyone',
        isSessionOptional: true,
        refusals: { 401: ['accessExpired'], 409: ['linkInvalid', 'emailTaken'], 429: [] },
      },
      schema: {
        tags,
        summary: 'Confirm an e-mail',
        headers: answeredOnce,
        description:
          'Follows the link of a verification or of a change of e-mail. 409 `linkInvalid` for a used or expired one, `emailTaken` for an address that another account has by now. Where it moves the account of a pharmacy, every session of it ends but the one that the call comes from.',
        body: verifyEmailInput,
        response: { 200: Answer(ConfirmedEmail) },
      },
    },
    async (request) => {
      const caller = await readCallerOrRefuseExpired(request);
      await countAttemptFrom(context, 'link', request.ip);
      return ok(await confirmEmail(db, request.body.token, caller), 'emailConfirmed');
    },
  );

  routes.post(
    '/auth/send-verification',
    {
      config: { guard: 'signed-in', refusals: { 429: [] } },
      schema: {
        tags,
        summary: 'Send the link that confirms my e-mail again',
        description:
          'Does nothing where the e-mail is confirmed already, and sends nothing for a while where that address has had a few mails with links. 429 with Retry-After after a few within an hour.',
        response: { 200: Answer(VerificationAsked) },
      },
    },
    async (request) => {
      const { userId } = sessionOf(request);
      await countAttempt(context, 'linkMail', userId);
      const isSent = await requestVerification(db, context, { userId, language: languageOf(request) });
      nudge('mail');
      return ok({ is_sent: isSent }, isSent ? 'verificationSent' : 'emailAlreadyConfirmed');
    },
  );
};
