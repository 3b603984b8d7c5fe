import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';

interface PharmacyPlaceProps {
  pharmacy: Pick<Pharmacy, 'city' | 'governorate'>;
  /** What stands before the city: a name, or the street. */
  begin?: readonly string[];
}

/** Where a pharmacy is. Many a governorate bears the name of its city, and many a street ends with it: neither need be read twice. */
export function PharmacyPlace({ pharmacy: { city, governorate }, begin = [] }: PharmacyPlaceProps) {
  const { nameOf } = useLanguage();

  const parts = [...begin.flatMap((part) => part.split(/[,،]\s*/)), nameOf(city), nameOf(governorate)];

  return <AddressLine parts={[...new Set(parts)]} />;
}
