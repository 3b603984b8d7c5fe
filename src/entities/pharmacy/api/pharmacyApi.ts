import type { PharmacyListQuery } from '@contract/pharmacy';
import type { Paginated } from '@contract/wire/envelope';
import type { Pharmacy, PharmacyDetails } from '@contract/wire/pharmacy';
import { baseApi } from '@/shared/api';

export const pharmacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPharmacies: build.query<Paginated<Pharmacy>, Partial<PharmacyListQuery>>({
      query: (params) => ({ url: '/pharmacies', params }),
      providesTags: ['Pharmacy'],
    }),
    /** A query, so that the server's number is sent with the page and the browser renders the same picture. */
    getRandomNumber: build.query<number, void>({ queryFn: () => ({ data: Math.random() }) }),
    getPharmacy: build.query<PharmacyDetails, number>({
      query: (id) => `/pharmacies/${id}`,
      providesTags: ['Pharmacy'],
    }),
  }),
});

export const { useGetRandomNumberQuery, useGetPharmaciesQuery, useGetPharmacyQuery } = pharmacyApi;
