import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';

interface PharmacyPlaceProps {
  pharmacy: Pick<Pharmacy, 'city' | 'governorate'>;
  /** What stands before the city: a name, or the street. */
  begin?: readonly string[];
}

/** Where a pharmacy is. Many a governorate bears the name of its city, which need not be read twice. */
export function PharmacyPlace({ pharmacy: { city, governorate }, begin = [] }: PharmacyPlaceProps) {
  const { nameOf } = useLanguage();

  return <AddressLine parts={[...begin, ...new Set([nameOf(city), nameOf(governorate)])]} />;
}
