import type { CustomerListQuery, CustomerQuery } from '@contract/customer';
import type { CustomerDetails, CustomerRow } from '@contract/wire/customer';
import type { Paginated } from '@contract/wire/envelope';
import { baseApi } from '@/shared/api';

const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: build.query<Paginated<CustomerRow>, CustomerListQuery>({
      query: (params) => ({ url: '/customers', params }),
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<CustomerDetails, CustomerQuery & { id: number }>({
      query: ({ id, ...params }) => ({ url: `/customers/${id}`, params }),
      providesTags: ['Customer'],
    }),
  }),
});

export const { useGetCustomersQuery, useGetCustomerQuery } = customersApi;
