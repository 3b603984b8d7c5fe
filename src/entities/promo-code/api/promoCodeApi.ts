import type { PromoCodeChange, PromoCodeInput, PromoListQuery } from '@contract/promoCode';
import type { Paginated } from '@contract/wire/envelope';
import type { PromoCode } from '@contract/wire/promoCode';
import { baseApi, tagsUnlessRefused } from '@/shared/api';

const promoCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPromoCodes: build.query<Paginated<PromoCode>, PromoListQuery>({
      query: (params) => ({ url: '/promo-codes', params }),
      providesTags: ['PromoCode'],
    }),
    getPromoCode: build.query<PromoCode, number>({
      query: (id) => `/promo-codes/${id}`,
      // A form must start from the server's current values: a colleague may have switched the code off.
      keepUnusedDataFor: 0,
      providesTags: ['PromoCode'],
    }),
    createPromoCode: build.mutation<PromoCode, PromoCodeInput>({
      query: (body) => ({ url: '/promo-codes/create', method: 'POST', body }),
      invalidatesTags: tagsUnlessRefused('PromoCode'),
    }),
    updatePromoCode: build.mutation<PromoCode, PromoCodeChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/promo-codes/${id}/update`, method: 'POST', body }),
      invalidatesTags: tagsUnlessRefused('PromoCode'),
    }),
    deletePromoCode: build.mutation<null, number>({
      query: (id) => ({ url: `/promo-codes/${id}/delete`, method: 'POST', body: {} }),
      invalidatesTags: tagsUnlessRefused('PromoCode'),
    }),
  }),
});

export const {
  useGetPromoCodesQuery,
  useGetPromoCodeQuery,
  useCreatePromoCodeMutation,
  useUpdatePromoCodeMutation,
  useDeletePromoCodeMutation,
} = promoCodeApi;
