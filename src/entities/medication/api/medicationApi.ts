import type { CategoryListQuery, MedicationListQuery } from '@contract/medication';
import type { CategoryWithCount, MedicationDetails, MedicationPage } from '@contract/wire/medication';
import { baseApi, listTags } from '@/shared/api';

const medicationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMedications: build.query<MedicationPage, Partial<MedicationListQuery>>({
      query: (params) => ({ url: '/medications', params }),
      providesTags: (page) => listTags('Medication', page?.data),
    }),
    getMedication: build.query<MedicationDetails, number>({
      query: (id) => `/medications/${id}`,
      providesTags: (_medication, _error, id) => [{ type: 'Medication', id }],
    }),
    getCategories: build.query<CategoryWithCount[], CategoryListQuery>({
      query: (params) => ({ url: '/medications/categories', params }),
      providesTags: ['Category'],
    }),
  }),
});

export const { useGetMedicationsQuery, useGetMedicationQuery, useLazyGetMedicationQuery, useGetCategoriesQuery } =
  medicationApi;
