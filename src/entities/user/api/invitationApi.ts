import type { AcceptanceInput } from '@contract/colleague';
import type { InvitedTo } from '@contract/wire/colleague';
import type { SignedIn } from '@contract/wire/session';
import { baseApi, onFulfilled } from '@/shared/api';
import { sessionStarted } from '@/shared/session';

/** The calls of the page that an invitation to a pharmacy links to. */
const invitationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readInvitation: build.query<InvitedTo, string>({
      query: (token) => ({ url: '/auth/invitation', method: 'POST', body: { token } }),
    }),
    acceptInvitation: build.mutation<SignedIn, AcceptanceInput>({
      query: (body) => ({ url: '/auth/accept-invitation', method: 'POST', body }),
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (session) => dispatch(sessionStarted({ ...session, remember: false }))),
    }),
  }),
});

export const { useReadInvitationQuery, useAcceptInvitationMutation } = invitationApi;
