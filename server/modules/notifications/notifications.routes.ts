import type { FastifyPluginAsync } from 'fastify';

import { notificationListQuery, seenInput } from '@contract/notification';
import { Answer, Page } from '@contract/wire/envelope';
import { Notification, UnseenNotifications } from '@contract/wire/notification';

import type { AppDeps } from '../../context';
import { ok, paged } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { listNotifications, markSeen, readUnseen } from './notifications.service';

const tags = ['Notifications'];
const config = { guard: 'pharmacy' } as const;

/** The notifications behind the bell of the back office. */
export const notificationRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.get(
    '/pharmacy/notifications',
    {
      config,
      schema: {
        tags,
        summary: 'News of my pharmacy, newest first',
        querystring: notificationListQuery,
        response: { 200: Answer(Page(Notification)) },
      },
    },
    async (request) => ok(paged(request, await listNotifications(db, staffOf(request), request.query))),
  );

  routes.get(
    '/pharmacy/notifications/unseen',
    {
      config,
      schema: { tags, summary: 'How many of them I have not seen', response: { 200: Answer(UnseenNotifications) } },
    },
    async (request) => ok(await readUnseen(db, staffOf(request))),
  );

  routes.post(
    '/pharmacy/notifications/seen',
    {
      config: { ...config, fields: { id: 'The newest notification that was seen' } },
      schema: {
        tags,
        summary: 'I have seen this one and all before it',
        body: seenInput,
        response: { 200: Answer(UnseenNotifications) },
      },
    },
    async (request) => ok(await markSeen(db, staffOf(request), request.body.id)),
  );
};
