import type { FastifyPluginAsync } from 'fastify';

import { contactInput } from '@contract/contact';
import { Done } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { readCallerOrRefuseExpired } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttemptFrom } from '../attempts/attempts.service';
import { sendToSupport } from './contact.service';

const tags = ['Contact'];

export const contactRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, sender, nudge }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.post(
    '/contact',
    {
      config: { guard: 'anyone', isSessionOptional: true, refusals: { 401: ['accessExpired'], 429: [] } },
      schema: {
        tags,
        summary: 'Write to support',
        headers: answeredOnce,
        description:
          'For anybody; of a signed-in person it is kept who wrote, which takes a token that holds. A few within an hour from one address.',
        body: contactInput,
        response: { 200: Done },
      },
    },
    async (request) => {
      const caller = await readCallerOrRefuseExpired(request);
      await countAttemptFrom({ db, secret }, 'contact', request.ip);
      const writer = { sessionId: caller?.sessionId ?? null, language: languageOf(request) };
      await sendToSupport(db, sender.supportEmail, request.body, writer);
      nudge('mail');
      return ok(null, 'messageSent');
    },
  );
};
