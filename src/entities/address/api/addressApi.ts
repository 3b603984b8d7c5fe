import type { AddressChange, AddressInput } from '@contract/address';
import type { Address } from '@contract/wire/address';
import { baseApi, onFulfilled, type OnStarted, tagsUnlessRefused, upsertItem } from '@/shared/api';

/** Shows the saved address at once: until the list has been read again, the old one would be beside the message that it was saved. */
const showSaved: OnStarted<Address, unknown> = (_input, { dispatch, queryFulfilled }) =>
  onFulfilled(queryFulfilled, (saved) => dispatch(showAddresses((shown) => upsertItem(shown, saved))));

const hideDeleted: OnStarted<null, number> = (deleted, { dispatch, queryFulfilled }) =>
  onFulfilled(queryFulfilled, () => dispatch(showAddresses((shown) => shown.filter(({ id }) => id !== deleted))));

const addressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<Address[], void>({
      query: () => '/user/addresses',
      providesTags: ['Address'],
    }),
    createAddress: build.mutation<Address, AddressInput>({
      // The server stores equal addresses only once, so a second call changes nothing.
      query: (body) => ({ url: '/user/addresses/create', method: 'POST', body, isRepeatable: true }),
      onQueryStarted: showSaved,
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    updateAddress: build.mutation<Address, AddressChange & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/user/addresses/update/${id}`, method: 'POST', body, isRepeatable: true }),
      onQueryStarted: showSaved,
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    deleteAddress: build.mutation<null, number>({
      query: (id) => ({ url: `/user/addresses/delete/${id}`, method: 'POST', body: {} }),
      onQueryStarted: hideDeleted,
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
    setDefaultAddress: build.mutation<Address, number>({
      query: (id) => ({ url: `/user/addresses/${id}/default`, method: 'POST', body: {}, isRepeatable: true }),
      onQueryStarted: showSaved,
      invalidatesTags: tagsUnlessRefused('Address'),
    }),
  }),
});

const showAddresses = (change: (shown: Address[]) => Address[]) =>
  addressApi.util.updateQueryData('getAddresses', undefined, change);

export const {
  useGetAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
} = addressApi;
