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
  sessionSlice,
  sessionStarted,
  type SessionState,
  sessionSynced,
  tokensRefreshed,
  userUpdated,
} from './session';
