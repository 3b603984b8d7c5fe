import { useTranslation } from 'react-i18next';

import type { CustomerRow } from '@contract/wire/customer';

type Person = Pick<CustomerRow, 'first_name' | 'last_name'>;

/** The full name and the initials of a customer. Customers who have closed their account have no name any more. */
export function useFullName() {
  const { t } = useTranslation('customers');

  return {
    fullNameOf: ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim() || t('former'),
    initialsOf: ({ first_name, last_name }: Person) =>
      [first_name, last_name]
        // By code points, so that no surrogate pair is cut in two. The zero-width non-joiner keeps Arabic letters apart.
        .flatMap((name) => Array.from(name)[0]?.toUpperCase() ?? [])
        .join('\u200C'),
  };
}
