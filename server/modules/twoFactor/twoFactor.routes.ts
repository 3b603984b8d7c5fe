import type { FastifyPluginAsync } from 'fastify';

import { twoFactorChangeInput, twoFactorConfirmInput, twoFactorStartInput } from '@contract/twoFactor';
import { Answer, Done } from '@contract/wire/envelope';
import { RecoveryCodes, TwoFactorSetup } from '@contract/wire/session';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { sessionOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './twoFactor.service';

const tags = ['Account'];
const config = { guard: 'signed-in' } as const;

/**
 * Six-digit codes of an authenticator app (TOTP, 30 seconds) in addition to the password. 422 at `password` or `code` for a wrong one, 429
 * after too many wrong ones, 409 if the account is not in the required state, `confirmEmailFirst` for a start before the e-mail is
 * confirmed. The owner gets a mail whenever it is turned on or off.
 */
export const twoFactorRoutes: FastifyPluginAsync<AppDeps> = async (app, context) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const { nudge } = context;
  const codes = { 200: Answer(RecoveryCodes) };

  routes.post(
    '/user/two-factor/start',
    {
      config: { ...config, refusals: { 409: ['confirmEmailFirst', 'twoFactorAlreadyOn'], 429: [] } },
      schema: {
        tags,
        summary: 'A secret for my authenticator app',
        headers: answeredOnce,
        body: twoFactorStartInput,
        response: { 200: Answer(TwoFactorSetup) },
      },
    },
    async (request) => ok(await startTwoFactor(context, sessionOf(request).userId, request.body.password)),
  );

  routes.post(
    '/user/two-factor/confirm',
    {
      config: { ...config, refusals: { 409: ['twoFactorNotStarted', 'twoFactorAlreadyOn'], 429: [] } },
      schema: {
        tags,
        summary: 'Turn two-factor on with a first code',
        headers: answeredOnce,
        description: 'Signs out the other devices of the account, whose sessions the password alone opened.',
        body: twoFactorConfirmInput,
        response: codes,
      },
    },
    async (request) => {
      const shown = await confirmTwoFactor(context, sessionOf(request), request.body.code, languageOf(request));
      nudge('mail');
      return ok(shown, 'twoFactorTurnedOn');
    },
  );

  routes.post(
    '/user/two-factor/recovery-codes',
    {
      config: { ...config, refusals: { 409: ['twoFactorOff'], 429: [] } },
      schema: {
        tags,
        summary: 'New recovery codes',
        headers: answeredOnce,
        body: twoFactorChangeInput,
        response: codes,
      },
    },
    async (request) =>
      ok(await renewRecoveryCodes(context, sessionOf(request).userId, request.body), 'recoveryCodesRenewed'),
  );

  routes.post(
    '/user/two-factor/disable',
    {
      config: { ...config, refusals: { 409: ['twoFactorOff'], 429: [] } },
      schema: {
        tags,
        summary: 'Turn two-factor off',
        headers: answeredOnce,
        body: twoFactorChangeInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      const { userId } = sessionOf(request);
      await disableTwoFactor(context, userId, request.body, languageOf(request));
      nudge('mail');
      return ok(null, 'twoFactorTurnedOff');
    },
  );
};
