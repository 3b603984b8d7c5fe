import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { UserType } from '@contract/userType';
import type { Tokens, User } from '@contract/wire/session';

export interface SessionState {
  accessToken: string | null;
  refreshToken: string | null;
  user: User | null;
  userType: UserType | null;
}

const initialState: SessionState = { accessToken: null, refreshToken: null, user: null, userType: null };

interface SignedIn extends Tokens {
  user: User;
  /** If false, the session ends with the browser. */
  remember: boolean;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<SignedIn>): SessionState => ({
      accessToken: payload.access_token,
      refreshToken: payload.refresh_token,
      user: payload.user,
      userType: payload.user.user_type,
    }),
    tokensRefreshed: (state, { payload }: PayloadAction<Tokens>) => {
      state.accessToken = payload.access_token;
      state.refreshToken = payload.refresh_token;
    },
    /** The signed-in person changed their own data, or it was read again. */
    userUpdated: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    /** Another tab signed in, signed out or renewed the tokens. */
    sessionSynced: (_state, { payload }: PayloadAction<SessionState>) => payload,
    /** The person has signed out. */
    sessionEnded: () => initialState,
    /** The server no longer accepts the session. The person is expected to sign in again and go on where they were. */
    sessionExpired: () => initialState,
  },
  selectors: {
    selectAccessToken: (state) => state.accessToken,
    selectRefreshToken: (state) => state.refreshToken,
    selectUser: (state) => state.user,
    /** The stored type, else the type of the signed-in user. */
    selectUserType: (state) => state.userType ?? state.user?.user_type ?? null,
    selectIsSignedIn: (state) => state.accessToken !== null && state.user !== null,
  },
});

export const { sessionStarted, tokensRefreshed, userUpdated, sessionSynced, sessionEnded, sessionExpired } =
  sessionSlice.actions;
export const { selectAccessToken, selectRefreshToken, selectUser, selectUserType, selectIsSignedIn } =
  sessionSlice.selectors;
