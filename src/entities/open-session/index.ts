export { useEndOtherSessionsMutation, useEndSessionMutation, useGetOpenSessionsQuery } from './api/openSessionApi';
export { useDeviceName } from './lib/useDeviceName';
