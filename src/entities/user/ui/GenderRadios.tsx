import { useTranslation } from 'react-i18next';

import { GENDERS } from '@contract/validation/fields';
import { FormRadios } from '@/shared/ui/form';

/** Speaks the texts of `account`. */
export function GenderRadios() {
  const { t } = useTranslation('account');
  const options = GENDERS.map((gender) => ({ value: gender, label: t(`person.${gender}`) }));
  return <FormRadios name="gender" label={t('person.gender')} options={options} />;
}
