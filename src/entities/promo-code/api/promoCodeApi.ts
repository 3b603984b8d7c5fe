import type { PromoCodeInput, PromoListQuery } from '@contract/promoCode';
import type { Paged } from '@contract/wire/envelope';
import type { PromoCode } from '@contract/wire/promoCode';
import { baseApi, listTags, outdates } from '@/shared/api';

const promoCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPromoCodes: build.query<Paged<PromoCode>, PromoListQuery>({
      query: (params) => ({ url: '/promo-codes', params }),
      providesTags: (page) => listTags('PromoCode', page?.data),
    }),
    createPromoCode: build.mutation<PromoCode, PromoCodeInput>({
      query: (body) => ({ url: '/promo-codes/create', method: 'POST', body }),
      invalidatesTags: outdates('PromoCode'),
    }),
    updatePromoCode: build.mutation<PromoCode, PromoCodeInput & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/promo-codes/${id}/update`, method: 'POST', body }),
      invalidatesTags: outdates('PromoCode'),
    }),
    deletePromoCode: build.mutation<null, number>({
      query: (id) => ({ url: `/promo-codes/${id}/delete`, method: 'POST', body: {} }),
      invalidatesTags: outdates('PromoCode'),
    }),
  }),
});

export const {
  useGetPromoCodesQuery,
  useCreatePromoCodeMutation,
  useUpdatePromoCodeMutation,
  useDeletePromoCodeMutation,
} = promoCodeApi;
