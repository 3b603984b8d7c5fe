import { folded } from './columns';

const ANSWERS = {
  true: 'yes|y|true|required|rx|نعم|أيوه|أيوة|اه|يلزم|مطلوب|مطلوبة|روشتة|بروشتة',
  false: 'no|n|false|not required|otc|لا|لأ|لا يلزم|غير مطلوب|غير مطلوبة|بدون|بدون روشتة',
};
const MEANT = new Map(
  Object.entries(ANSWERS).flatMap(([meant, words]) => words.split('|').map((each) => [folded(each), meant] as const)),
);

/** `true` or `false` as people write it in either language; undefined where it is neither. */
export const yesOrNo = (cell: string): string | undefined =>
  ['1', '0'].includes(cell) ? String(cell === '1') : MEANT.get(folded(cell));
