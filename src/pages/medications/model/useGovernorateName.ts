import { useGetGovernoratesQuery } from '@/entities/location';
import { useLanguage } from '@/shared/i18n';

/** The name of a governorate, empty until the governorates are there. */
export function useGovernorateName() {
  const { nameOf } = useLanguage();
  const { data: governorates = [] } = useGetGovernoratesQuery();

  return (id: number | undefined) => {
    const governorate = governorates.find((each) => each.id === id);
    return governorate ? nameOf(governorate) : '';
  };
}
