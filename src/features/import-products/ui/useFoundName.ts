import { useMedicineName } from '@/shared/lib/format';

import type { CheckedLine } from '../model/importRun';

/** Returns the name of a product in the file, with its strength and form if the file has them. */
export function useFoundName() {
  const medicineName = useMedicineName();
  return ({ line: { input } }: CheckedLine) => {
    const { name = '', name_ar = name, strength = null, dosage_form = null } = input;
    return medicineName({ name, name_ar, strength, dosage_form });
  };
}
