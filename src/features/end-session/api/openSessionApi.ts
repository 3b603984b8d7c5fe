import type { OpenSession } from '@contract/wire/session';
import { baseApi, tagsUnlessRefused } from '@/shared/api';

const openSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOpenSessions: build.query<OpenSession[], void>({
      query: () => '/user/sessions',
      providesTags: ['OpenSession'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/user/sessions/${id}/end`, method: 'POST' }),
      invalidatesTags: tagsUnlessRefused('OpenSession'),
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: '/user/sessions/end-others', method: 'POST' }),
      invalidatesTags: tagsUnlessRefused('OpenSession'),
    }),
  }),
});

export const { useGetOpenSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = openSessionApi;
