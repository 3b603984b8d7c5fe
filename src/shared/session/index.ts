export { isBrowserSessionOver, markBrowserSession } from './browserSession';
export { isAccountClosed, markAccountClosed } from './closedAccount';
export {
  selectAccessToken,
  selectIsSignedIn,
  selectRefreshToken,
  selectUser,
  selectUserType,
  sessionEnded,
  sessionExpired,
  sessionFollowed,
  sessionSlice,
  sessionStarted,
  type SessionState,
  tokensRefreshed,
  userUpdated,
} from './session';
