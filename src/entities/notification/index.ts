export {
  useGetNotificationsQuery,
  useGetUnseenNotificationsQuery,
  useSeeNotificationMutation,
} from './api/notificationApi';
