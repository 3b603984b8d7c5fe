import type { Pharmacy } from '@contract/wire/pharmacy';
import { useLanguage } from '@/shared/i18n';
import { AddressLine } from '@/shared/ui/address-line';

interface PharmacyPlaceProps {
  pharmacy: Pick<Pharmacy, 'city' | 'governorate'>;
  /** Comes before the city: the name or the street. */
  begin?: readonly string[];
}

/** The location of a pharmacy. City and governorate often have the same name, and streets often end with it; equal parts are shown once. */
export function PharmacyPlace({ pharmacy: { city, governorate }, begin = [] }: PharmacyPlaceProps) {
  const { nameOf } = useLanguage();

  const parts = [...begin.flatMap((part) => part.split(/[,،]\s*/)), nameOf(city), nameOf(governorate)];

  return <AddressLine parts={[...new Set(parts)]} />;
}
