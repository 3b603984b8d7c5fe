import type { Colleagues } from '@contract/wire/colleague';
import { baseApi, tagsUnlessRefused } from '@/shared/api';

/** Uses the tag of the pharmacy's settings: tags are in the code that every page loads, so the staff have none of their own. */
const colleagueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getColleagues: build.query<Colleagues, void>({
      query: () => '/pharmacy/colleagues',
      providesTags: ['PharmacySettings'],
    }),
    /** Also sends the mail again to somebody who is already invited. */
    inviteColleague: build.mutation<null, string>({
      query: (email) => ({ url: '/pharmacy/colleagues/invite', method: 'POST', body: { email } }),
      // Even if refused: if the person already works there, or there is no room left, somebody may have joined since the list was fetched.
      invalidatesTags: ['PharmacySettings'],
    }),
    withdrawInvitation: build.mutation<null, number>({
      query: (id) => ({ url: `/pharmacy/colleagues/invitations/${id}/withdraw`, method: 'POST' }),
      invalidatesTags: tagsUnlessRefused('PharmacySettings'),
    }),
    removeColleague: build.mutation<null, number>({
      query: (id) => ({ url: `/pharmacy/colleagues/${id}/remove`, method: 'POST' }),
      invalidatesTags: tagsUnlessRefused('PharmacySettings'),
    }),
  }),
});

export const {
  useGetColleaguesQuery,
  useInviteColleagueMutation,
  useWithdrawInvitationMutation,
  useRemoveColleagueMutation,
} = colleagueApi;
