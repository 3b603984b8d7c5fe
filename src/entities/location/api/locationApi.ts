import type { Named } from '@contract/wire/location';
import { baseApi } from '@/shared/api';

const locationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getGovernorates: build.query<Named[], void>({
      query: () => '/items/governorates',
      providesTags: ['Location'],
      // Governorates do not change while a page is open.
      keepUnusedDataFor: 3600,
    }),
    getCities: build.query<Named[], number>({
      query: (governorateId) => ({ url: '/items/cities', params: { governorate_id: governorateId } }),
      providesTags: ['Location'],
    }),
  }),
});

export const { useGetGovernoratesQuery, useGetCitiesQuery } = locationApi;
