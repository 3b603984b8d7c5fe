import type { OpenSession } from '@contract/wire/session';
import { baseApi } from '@/shared/api';

const openSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOpenSessions: build.query<OpenSession[], void>({
      query: () => '/user/sessions',
      providesTags: ['OpenSession'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/user/sessions/${id}/end`, method: 'POST' }),
      // Also after a refusal: a session that is gone already must not stay on the list.
      invalidatesTags: ['OpenSession'],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: '/user/sessions/end-others', method: 'POST' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['OpenSession']),
    }),
  }),
});

export const { useGetOpenSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = openSessionApi;
