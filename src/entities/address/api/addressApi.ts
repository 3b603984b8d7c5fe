import type { AddressChange, AddressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import { baseApi, listTags, onFulfilled, tagsUnlessRefused, upsertItem } from '@/shared/api';

const addressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], void>({
      query: () => '/user/addresses',
      providesTags: (rows) => listTags('Address', rows),
    }),
    createAddress: build.mutation<Address, AddressInput>({
      // The server keeps the same address once.
      query: (body) => ({ url: '/user/addresses/create', method: 'POST', body, isRepeatable: true }),
      // At once: until they are read again, it would be said that there is none, beside that it was saved.
      onQueryStarted: (_input, { dispatch, queryFulfilled }): Promise<void> =>
        onFulfilled(queryFulfilled, (added) => {
          dispatch(addressApi.util.updateQueryData('getAddresses', undefined, (shown) => upsertItem(shown, added)));
        }),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    updateAddress: build.mutation<Address, AddressChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/user/addresses/update/${id}`, method: 'POST', body, isRepeatable: true }),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    deleteAddress: build.mutation<null, number>({
      query: (id) => ({ url: `/user/addresses/delete/${id}`, method: 'POST', body: {} }),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    setDefaultAddress: build.mutation<Address, number>({
      query: (id) => ({ url: `/user/addresses/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
  }),
});

export const {
  useGetAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} = addressApi;
