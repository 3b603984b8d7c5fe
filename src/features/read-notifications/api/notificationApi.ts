import type { NotificationListQuery } from '@contract/notification';
import type { Paginated } from '@contract/wire/envelope';
import type { Notification, UnseenNotifications } from '@contract/wire/notification';
import { baseApi, onFulfilled } from '@/shared/api';

const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<Paginated<Notification>, Partial<NotificationListQuery>>({
      query: (params) => ({ url: '/pharmacy/notifications', params }),
      providesTags: ['Notification'],
    }),
    getUnseenNotifications: build.query<UnseenNotifications, void>({
      query: () => '/pharmacy/notifications/unseen',
      providesTags: ['Notification'],
    }),
    /** Only the number on the bell changes: the open list keeps showing which notifications were new. */
    seeNotification: build.mutation<UnseenNotifications, number>({
      query: (id) => ({ url: '/pharmacy/notifications/seen', method: 'POST', body: { id } }),
      onQueryStarted: (_id, { dispatch, queryFulfilled }): Promise<void> =>
        onFulfilled(queryFulfilled, (unseen) => {
          dispatch(notificationApi.util.upsertQueryData('getUnseenNotifications', undefined, unseen)).catch(
            () => undefined,
          );
        }),
    }),
  }),
});

export const { useGetNotificationsQuery, useGetUnseenNotificationsQuery, useSeeNotificationMutation } = notificationApi;
