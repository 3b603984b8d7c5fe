export { useGetCategoriesQuery, useGetMedicationQuery, useGetMedicationsQuery } from './api/medicationApi';
