import { useMedicineName } from '@/shared/lib/format';

import type { CheckedLine } from '../model/importRun';

/** What the file calls a product, with its strength and form where it has them. */
export function useFoundName() {
  const medicineName = useMedicineName();
  return ({ line: { input } }: CheckedLine) => {
    const { name = '', name_ar = name, strength = null, dosage_form = null } = input;
    return medicineName({ name, name_ar, strength, dosage_form });
  };
}
