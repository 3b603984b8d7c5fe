import type { Paginated } from '@contract/wire/envelope';
import type { ProductRow } from '@contract/wire/product';
import type { ExpiringMedication, PharmacyStatistics, PharmacyTrends } from '@contract/wire/statistics';
import { baseApi } from '@/shared/api';

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<PharmacyStatistics, void>({
      query: () => '/pharmacy/statistics',
      providesTags: ['Statistics'],
    }),
    getTrends: build.query<PharmacyTrends, void>({
      query: () => '/pharmacy/statistics/trends',
      providesTags: ['Statistics'],
    }),
    getLowStock: build.query<Paginated<ProductRow>, number>({
      query: (paginate) => ({ url: '/medications/low-stock', params: { paginate } }),
      providesTags: ['Medication'],
    }),
    getExpiring: build.query<Paginated<ExpiringMedication>, number>({
      query: (paginate) => ({ url: '/medications/expiring', params: { paginate } }),
      providesTags: ['Medication'],
    }),
  }),
});

export const { useGetStatisticsQuery, useGetTrendsQuery, useGetLowStockQuery, useGetExpiringQuery } = dashboardApi;
