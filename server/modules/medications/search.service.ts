import type { Database } from '../../db/database';
import { foldQuery, searchArguments } from './search.repository';
import { readTerms } from './search.rules';

export { matchingTexts } from './search.repository';

/** What the texts of a search are asked for: the arguments of `matchingTexts`. */
export const readSearch = async (db: Database, q: string) => searchArguments(readTerms(await foldQuery(db, q)));
export type Search = Awaited<ReturnType<typeof readSearch>>;
