import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { forgotPasswordInput, resetPasswordInput } from '@contract/accountLinks';
import { Answer, Done } from '@contract/wire/envelope';
import { PasswordReset } from '@contract/wire/session';

import type { AppDeps } from '../../context';
import { withoutValues } from '../../db/failure';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttemptFrom } from '../attempts/attempts.service';
import { requestReset, resetPassword } from './passwordReset.service';

const tags = ['Auth'];

export const passwordResetRoutes: FastifyPluginAsync<AppDeps> = async (app, context) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const { nudge } = context;

  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(underWay));

  /** Runs after the answer: otherwise the time of the answer would reveal whether there is such an account. */
  function mailLink(request: FastifyRequest, email: string) {
    const work = requestReset(context, email, languageOf(request))
      .catch((error: unknown) => {
        request.log.error({ err: withoutValues(error) }, 'reset link not made');
      })
      .finally(() => {
        underWay.delete(work);
        nudge('mail');
      });
    underWay.add(work);
  }

  routes.post(
    '/auth/forgot-password',
    {
      config: { guard: 'anyone', refusals: { 429: [] } },
      schema: {
        tags,
        summary: 'Ask for a link to a new password',
        headers: answeredOnce,
        description:
          'The same answer after the same time whether or not there is such an account, and however many mails it has had.',
        body: forgotPasswordInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { email } = request.body;
      await countAttemptFrom(context, 'resetRequest', request.ip);
      mailLink(request, email);
      return ok(null, 'resetLinkSent');
    },
  );

  routes.post(
    '/auth/reset-password',
    {
      config: { guard: 'anyone', refusals: { 409: ['linkInvalid', 'emailTaken'], 429: [] } },
      schema: {
        tags,
        summary: 'Choose a new password by a link',
        headers: answeredOnce,
        description:
          'Signs the account out everywhere. By the link that hands the account of a pharmacy on, it moves to the e-mail that the link went to, and its two-factor goes. 409 `linkInvalid` for a link that has expired or was used, `emailTaken` where another account has that e-mail by now.',
        body: resetPasswordInput,
        response: { 200: Answer(PasswordReset) },
      },
    },
    async (request) => {
      await countAttemptFrom(context, 'link', request.ip);
      const visitor = { address: request.ip, language: languageOf(request) };
      const { isFirstProof } = await resetPassword(context, request.body, visitor);
      nudge('mail');
      return ok({ is_emptied: isFirstProof }, 'passwordReset');
    },
  );
};
