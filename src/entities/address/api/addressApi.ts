import type { AddressChange, AddressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import { baseApi, listTags, onFulfilled, tagsUnlessRefused, upsertItem } from '@/shared/api';
import type { makeStore } from '@/shared/state';

interface Started<Answer> {
  dispatch: ReturnType<typeof makeStore>['dispatch'];
  queryFulfilled: Promise<{ data: Answer }>;
}

const addressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], void>({
      query: () => '/user/addresses',
      providesTags: (rows) => listTags('Address', rows),
    }),
    createAddress: build.mutation<Address, AddressInput>({
      // The server keeps the same address once.
      query: (body) => ({ url: '/user/addresses/create', method: 'POST', body, isRepeatable: true }),
      onQueryStarted: (_input, started) => showSaved(started),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    updateAddress: build.mutation<Address, AddressChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/user/addresses/update/${id}`, method: 'POST', body, isRepeatable: true }),
      onQueryStarted: (_input, started) => showSaved(started),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    deleteAddress: build.mutation<null, number>({
      query: (id) => ({ url: `/user/addresses/delete/${id}`, method: 'POST', body: {} }),
      onQueryStarted: (id, started) => hideDeleted(id, started),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    setDefaultAddress: build.mutation<Address, number>({
      query: (id) => ({ url: `/user/addresses/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      onQueryStarted: (_id, started) => showSaved(started),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
  }),
});

/** At once: until they are read again, the old ones would stand beside the news that they were changed. */
function showSaved({ dispatch, queryFulfilled }: Started<Address>): Promise<void> {
  return onFulfilled(queryFulfilled, (saved) => {
    dispatch(addressApi.util.updateQueryData('getAddresses', undefined, (shown) => upsertItem(shown, saved)));
  });
}

function hideDeleted(deleted: number, { dispatch, queryFulfilled }: Started<null>): Promise<void> {
  return onFulfilled(queryFulfilled, () => {
    dispatch(
      addressApi.util.updateQueryData('getAddresses', undefined, (shown) => shown.filter(({ id }) => id !== deleted)),
    );
  });
}

export const {
  useGetAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} = addressApi;
