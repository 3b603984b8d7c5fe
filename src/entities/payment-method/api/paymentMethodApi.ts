import type { PaymentMethodInput } from '@contract/paymentMethod';
import type { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';
import { baseApi, onFulfilled, type OnStarted, tagsUnlessRefused, upsertItem } from '@/shared/api';

/** Shows the saved card at once: until the list has been read again, the old one would be beside the message that it was saved. */
const showSaved: OnStarted<PaymentMethod, unknown> = (_input, { dispatch, queryFulfilled }) =>
  onFulfilled(queryFulfilled, (saved) => dispatch(showCards((shown) => upsertItem(shown, saved))));

const hideDeleted: OnStarted<null, number> = (deleted, { dispatch, queryFulfilled }) =>
  onFulfilled(queryFulfilled, () => dispatch(showCards((shown) => shown.filter(({ id }) => id !== deleted))));

const paymentMethodApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.query<PaymentMethods, void>({
      query: () => '/user/payment-methods',
      providesTags: ['PaymentMethod'],
    }),
    addPaymentMethod: build.mutation<PaymentMethod, PaymentMethodInput>({
      query: (body) => ({ url: '/user/payment-methods/create', method: 'POST', body }),
      onQueryStarted: showSaved,
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    deletePaymentMethod: build.mutation<null, number>({
      query: (id) => ({ url: `/user/payment-methods/delete/${id}`, method: 'POST', body: {} }),
      onQueryStarted: hideDeleted,
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    setDefaultPaymentMethod: build.mutation<PaymentMethod, number>({
      query: (id) => ({ url: `/user/payment-methods/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      onQueryStarted: showSaved,
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
  }),
});

const showCards = (change: (shown: PaymentMethod[]) => PaymentMethod[]) =>
  paymentMethodApi.util.updateQueryData('getPaymentMethods', undefined, (shown) => ({
    ...shown,
    cards: change(shown.cards),
  }));

export const {
  useGetPaymentMethodsQuery,
  useAddPaymentMethodMutation,
  useDeletePaymentMethodMutation,
  useSetDefaultPaymentMethodMutation,
} = paymentMethodApi;
