import type { Colleagues } from '@contract/wire/colleague';
import { baseApi, tagsUnlessRefused } from '@/shared/api';

/** The staff of a pharmacy is one of its settings, and has no tag of its own: every page would load that. */
const colleagueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getColleagues: build.query<Colleagues, void>({
      query: () => '/pharmacy/colleagues',
      providesTags: ['PharmacySettings'],
    }),
    /** Once more for whoever is invited already. */
    inviteColleague: build.mutation<null, string>({
      query: (email) => ({ url: '/pharmacy/colleagues/invite', method: 'POST', body: { email } }),
      // Refused, too: whom it says to work there already, or to leave no room, may have joined since the list was read.
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
