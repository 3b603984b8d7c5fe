import { PAGE_SIZE } from '@contract/limits';
import { FEATURED } from '@contract/listLimits';

import { UNNAMED } from './prepared';

/** The page sizes that our own screens ask for: the defaults, and the others that a grid offers. */
const USUAL_SIZES: readonly number[] = [...Object.values(PAGE_SIZE), ...Object.values(FEATURED), 25, 50];

/**
 * The name of a statement with its limit written out; `words` are what else its text depends on. Only the usual sizes are named, since any
 * caller can ask for any size.
 */
export const pageStatementName = (words: readonly unknown[], size: number) =>
  USUAL_SIZES.includes(size) ? [...words.filter(Boolean), size].join(' ') : UNNAMED;
