import { useGetGovernoratesQuery } from '@/entities/location';
import { useLanguage } from '@/shared/i18n';

/** Returns the name of a governorate, or an empty text until the governorates are loaded. */
export function useGovernorateName() {
  const { nameOf } = useLanguage();
  const { data: governorates = [] } = useGetGovernoratesQuery();

  return (id: number | undefined) => {
    const governorate = governorates.find((each) => each.id === id);
    return governorate ? nameOf(governorate) : '';
  };
}
