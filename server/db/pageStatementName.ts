import { PAGE_SIZE } from '@contract/limits';
import { FEATURED } from '@contract/listLimits';

import { UNNAMED } from './prepared';

/** What our own screens ask for: their first sizes, and those that a grid offers besides. */
const USUAL_SIZES: readonly number[] = [...Object.values(PAGE_SIZE), ...Object.values(FEATURED), 25, 50];

/** The name of a statement whose limit is written out: `words` say what else makes it differ. */
export const pageStatementName = (words: readonly unknown[], size: number) =>
  USUAL_SIZES.includes(size) ? [...words.filter(Boolean), size].join(' ') : UNNAMED;
