export { useGetPharmaciesQuery, useGetPharmacyQuery } from './api/pharmacyApi';
