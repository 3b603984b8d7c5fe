import { normalizeDigits } from '@contract/latinDigits';

import { normalize } from './columns';

const ANSWERS = {
  true: 'yes|y|true|required|rx|نعم|أيوه|أيوة|اه|يلزم|مطلوب|مطلوبة|روشتة|بروشتة',
  false: 'no|n|false|not required|otc|لا|لأ|لا يلزم|غير مطلوب|غير مطلوبة|بدون|بدون روشتة',
};
const MEANT = new Map(
  Object.entries(ANSWERS).flatMap(([meant, words]) =>
    words.split('|').map((each) => [normalize(each), meant] as const),
  ),
);

/** Reads yes or no in either language as `true` or `false`; undefined for anything else. */
export function parseYesNo(cell: string): string | undefined {
  const typed = normalizeDigits(cell);
  return ['1', '0'].includes(typed) ? String(typed === '1') : MEANT.get(normalize(cell));
}
