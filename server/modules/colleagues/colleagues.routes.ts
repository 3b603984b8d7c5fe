import type { FastifyPluginAsync } from 'fastify';

import { invitationInput, invitationTokenInput } from '@contract/colleague';
import { Colleagues, InvitedTo } from '@contract/wire/colleague';
import { Answer, Done } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { answeredOnce, idParams, ok } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttemptFrom } from '../attempts/attempts.service';
import {
  inviteColleague,
  listColleagues,
  readInvitation,
  removeColleague,
  withdrawInvitation,
} from './colleagues.service';

const tags = ['Colleagues'];
const config = { guard: 'pharmacy' } as const;

const SCHEMAS = {
  list: { tags, summary: 'Who works at my pharmacy, and who is invited', response: { 200: Answer(Colleagues) } },
  invite: {
    tags,
    summary: 'Invite somebody to my pharmacy',
    headers: answeredOnce,
    description:
      'Sends a link of 7 days, and once more to whoever is invited already, whose earlier link stops working where another is sent: a mailbox gets a few within an hour. Answers alike whether or not the e-mail has an account, whose owner is told that it cannot be one of a pharmacy as well; and however many mails it has had. 422 at `email` for a colleague, 403 for whoever did not join with the pharmacy.',
    body: invitationInput,
    response: { 200: Done },
  },
  withdraw: {
    tags,
    summary: 'Withdraw an invitation',
    headers: answeredOnce,
    params: idParams,
    response: { 200: Done },
  },
  remove: {
    tags,
    summary: 'Remove a colleague',
    headers: answeredOnce,
    description:
      'Closes their account and signs them out at once; what they did stays on the books under their name. 404 for whoever joined with the pharmacy.',
    params: idParams,
    response: { 200: Done },
  },
  read: {
    tags: ['Auth'],
    summary: 'Read the link of an invitation',
    description:
      'Does not use it up. 409 `linkInvalid` for one that is over, `emailTaken` where its e-mail has an account by now.',
    body: invitationTokenInput,
    response: { 200: Answer(InvitedTo) },
  },
};

/** The staff of the caller's pharmacy. All of them see it; only its manager, who registered the pharmacy, changes it (403 for others). */
export const colleagueRoutes: FastifyPluginAsync<AppDeps> = async (app, context) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const { db, nudge } = context;

  routes.get(
    '/pharmacy/colleagues',
    {
      config,
      schema: SCHEMAS.list,
    },
    async (request) => ok(await listColleagues(db, staffOf(request))),
  );

  routes.post(
    '/pharmacy/colleagues/invite',
    {
      config: {
        ...config,
        refusals: { 409: ['confirmEmailToInvite', 'approvalToInvite', 'tooManyColleagues'], 429: [] },
      },
      schema: SCHEMAS.invite,
    },
    async (request) => {
      await inviteColleague(context, staffOf(request), request.body.email);
      nudge('mail');
      return ok(null, 'invitationSent');
    },
  );

  routes.post(
    '/pharmacy/colleagues/invitations/:id/withdraw',
    {
      config: { ...config, fields: { id: 'The `id` of an invitation that `GET /api/pharmacy/colleagues` lists' } },
      schema: SCHEMAS.withdraw,
    },
    async (request) => {
      await withdrawInvitation(db, staffOf(request), request.params.id);
      return ok(null, 'invitationWithdrawn');
    },
  );

  routes.post(
    '/pharmacy/colleagues/:id/remove',
    {
      config: { ...config, fields: { id: 'The `id` of a colleague that `GET /api/pharmacy/colleagues` lists' } },
      schema: SCHEMAS.remove,
    },
    async (request) => {
      await removeColleague(context, staffOf(request), request.params.id);
      nudge('mail');
      return ok(null, 'colleagueRemoved');
    },
  );

  routes.post(
    '/auth/invitation',
    {
      config: { guard: 'anyone', refusals: { 409: ['linkInvalid', 'emailTaken'], 429: [] } },
      schema: SCHEMAS.read,
    },
    async ({ body, ip }) => {
      await countAttemptFrom(context, 'link', ip);
      return ok(await readInvitation(db, body.token));
    },
  );
};
