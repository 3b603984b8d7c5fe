import type { Language } from '@contract/language';

import { arabicAddress } from '../../arabicAddress';
import type { PharmacyWithManager } from './administration.repository';

type Address = Pick<PharmacyWithManager, 'street' | 'streetAr' | 'city' | 'cityAr' | 'governorate' | 'governorateAr'>;

/** If a pharmacy has no Arabic street, the other one is used. */
export const addressIn = (language: Language, pharmacy: Address): string =>
  language === 'ar'
    ? arabicAddress([pharmacy.streetAr ?? pharmacy.street, pharmacy.cityAr, pharmacy.governorateAr])
    : `${pharmacy.street}, ${pharmacy.city}, ${pharmacy.governorate}`;
