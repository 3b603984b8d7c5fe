import type { Day } from '@contract/calendar';
import { expiryState } from '@contract/product';

import { type CheckedLine, type ImportRun, isChange, isRefused } from './importRun';

/** Nobody reads hundreds of lines in a dialog; the others are in the file. */
export const MAX_SHOWN = 100;

/** The valid lines whose product needs a prescription according to the file. */
export const prescribedIn = ({ checked }: ImportRun) =>
  checked.filter((each) => !isRefused(each) && each.line.input.prescription_required === 'true');

/** The valid lines whose stock stays as it is because the file leaves it empty, by which a program may mean 0. */
export const uncountedIn = ({ checked }: ImportRun) =>
  checked.filter((each) => !isRefused(each) && each.line.input.stock === undefined);

/** The lines to be imported whose product has already expired, so that it cannot be sold. */
export const expiredIn = ({ checked }: ImportRun, today: Day) =>
  checked.filter((each) => isChange(each) && expiryState(each.line.input.expiry_date ?? null, today) === 'expired');

export const newIn = ({ checked }: ImportRun) => checked.filter(({ outcome }) => outcome === 'created');

/**
 * Whether a new product gets its active ingredients as its generic name. Staff should check that, because the column may mean something
 * else in their program.
 */
export const isNamedByIngredients = (run: ImportRun) =>
  newIn(run).some(({ line: { input } }) => !input.generic_name && input.active_ingredients);

/** By what factor a price rises or falls. A large factor means that the price may be in the wrong column or lacks its decimal point. */
const priceFactorOf = ({ changes: { price } }: CheckedLine) =>
  price ? Math.max(price.after / price.before, price.before / price.after) : 1;
const GREAT_FACTOR = 2;

/** The updated products, with the greatest changes of the price first, since nobody reads hundreds of lines. */
export const updatesIn = ({ checked }: ImportRun) =>
  checked
    .filter(({ outcome }) => outcome === 'updated')
    .sort((one, other) => priceFactorOf(other) - priceFactorOf(one));

export const priceJumpsIn = ({ checked }: ImportRun) =>
  checked.filter((each) => isChange(each) && priceFactorOf(each) > GREAT_FACTOR);

export interface Problem {
  checked: CheckedLine;
  field: string;
  text: string;
}

/** One problem for each invalid field. */
export const problemsOf = ({ checked }: ImportRun): Problem[] =>
  checked
    .filter(isRefused)
    .flatMap((each) => Object.entries(each.errors).map(([field, [text = '']]) => ({ checked: each, field, text })));

/** Columns that the file lacks but its new products need. */
export const absentIn = ({ sheet, checked }: ImportRun) =>
  sheet.absent.filter((column) => checked.some(({ errors }) => column in errors));
