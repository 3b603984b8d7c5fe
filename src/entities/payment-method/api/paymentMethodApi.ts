import type { PaymentMethodInput } from '@contract/paymentMethod';
import type { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';
import { baseApi, listTags, onFulfilled, tagsUnlessRefused, upsertItem } from '@/shared/api';
import type { makeStore } from '@/shared/state';

interface Started<Answer> {
  dispatch: ReturnType<typeof makeStore>['dispatch'];
  queryFulfilled: Promise<{ data: Answer }>;
}

const paymentMethodApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.query<PaymentMethods, void>({
      query: () => '/user/payment-methods',
      providesTags: (methods) => listTags('PaymentMethod', methods?.cards),
    }),
    addPaymentMethod: build.mutation<PaymentMethod, PaymentMethodInput>({
      query: (body) => ({ url: '/user/payment-methods/create', method: 'POST', body }),
      onQueryStarted: (_input, started) => showSaved(started),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    deletePaymentMethod: build.mutation<null, number>({
      query: (id) => ({ url: `/user/payment-methods/delete/${id}`, method: 'POST', body: {} }),
      onQueryStarted: (id, started) => hideDeleted(id, started),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
    setDefaultPaymentMethod: build.mutation<PaymentMethod, number>({
      query: (id) => ({ url: `/user/payment-methods/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      onQueryStarted: (_id, started) => showSaved(started),
      invalidatesTags: tagsUnlessRefused('PaymentMethod'),
    }),
  }),
});

/** At once: until they are read again, the old ones would stand beside the news that they were changed. */
const showSaved = ({ dispatch, queryFulfilled }: Started<PaymentMethod>): Promise<void> =>
  onFulfilled(queryFulfilled, (saved) => dispatch(showCards((shown) => upsertItem(shown, saved))));

const hideDeleted = (deleted: number, { dispatch, queryFulfilled }: Started<null>): Promise<void> =>
  onFulfilled(queryFulfilled, () => dispatch(showCards((shown) => shown.filter(({ id }) => id !== deleted))));

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
