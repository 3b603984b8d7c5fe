import type { PaymentMethodInput } from '@contract/paymentMethod';
import type { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';
import { baseApi, listTags, onFulfilled, tagsUnlessRefused, upsertItem } from '@/shared/api';

const paymentMethodApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.query<PaymentMethods, void>({
      query: () => '/user/payment-methods',
      providesTags: (methods) => listTags('PaymentMethod', methods?.cards),
    }),
    addPaymentMethod: build.mutation<PaymentMethod, PaymentMethodInput>({
      query: (body) => ({ url: '/user/payment-methods/create', method: 'POST', body }),
      // At once: until they are read again, it would be said that there is none, beside that it was saved.
      onQueryStarted: (_input, { dispatch, queryFulfilled }): Promise<void> =>
        onFulfilled(queryFulfilled, (added) => {
          dispatch(
            paymentMethodApi.util.updateQueryData('getPaymentMethods', undefined, (shown) => ({
              ...shown,
              cards: upsertItem(shown.cards, added),
            })),
          );
        }),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    deletePaymentMethod: build.mutation<null, number>({
      query: (id) => ({ url: `/user/payment-methods/delete/${id}`, method: 'POST', body: {} }),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    setDefaultPaymentMethod: build.mutation<PaymentMethod, number>({
      query: (id) => ({ url: `/user/payment-methods/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
  }),
});

export const {
  useGetPaymentMethodsQuery,
  useAddPaymentMethodMutation,
  useDeletePaymentMethodMutation,
  useSetDefaultPaymentMethodMutation,
} = paymentMethodApi;
