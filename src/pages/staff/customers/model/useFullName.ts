import { useTranslation } from 'react-i18next';

import type { CustomerRow } from '@contract/wire/customer';

type Person = Pick<CustomerRow, 'first_name' | 'last_name'>;

/** What a customer is called, and the letters that stand for them; who has left has taken their name along. */
export function useFullName() {
  const { t } = useTranslation('customers');

  return {
    fullNameOf: ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim() || t('former'),
    initialsOf: ({ first_name, last_name }: Person) =>
      [first_name, last_name]
        // By characters, not by halves of them; Arabic letters would join.
        .flatMap((name) => Array.from(name)[0]?.toUpperCase() ?? [])
        .join('\u200C'),
  };
}
