import type { Day } from '@contract/calendar';
import { expiryState } from '@contract/product';

import { type CheckedLine, type ImportRun, isChange, isRefused } from './importRun';

/** Nobody reads hundreds of them in a dialog: the others are read in the file. */
export const MAX_SHOWN = 100;

/** Products that the file says a prescription of, of those that will be taken from it. */
export const prescribedIn = ({ checked }: ImportRun) =>
  checked.filter((each) => !isRefused(each) && each.line.input.prescription_required === 'true');

/** Those whose stock stays as it is, since the file says nothing of it: a program may mean by that that there is none. */
export const uncountedIn = ({ checked }: ImportRun) =>
  checked.filter((each) => !isRefused(each) && each.line.input.stock === undefined);

/** Of those that will be taken from the file, whose date says that they cannot be sold. */
export const expiredIn = ({ checked }: ImportRun, today: Day) =>
  checked.filter((each) => isChange(each) && expiryState(each.line.input.expiry_date ?? null, today) === 'expired');

export const newIn = ({ checked }: ImportRun) => checked.filter(({ outcome }) => outcome === 'created');

/** Whether a new product is named by its active ingredients, for want of a generic name: the file may mean something else by them. */
export const isNamedByIngredients = (run: ImportRun) =>
  newIn(run).some(({ line: { input } }) => !input.generic_name && input.active_ingredients);

/** How many times dearer or cheaper a product becomes: a price in the wrong column, or without its point, makes a great leap. */
const priceFactorOf = ({ changes: { price } }: CheckedLine) =>
  price ? Math.max(price.after / price.before, price.before / price.after) : 1;
const GREAT_FACTOR = 2;

/** Those with the greatest leaps of the price come first: of hundreds nobody reads more. */
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

/** One for each field that something is wrong with. */
export const problemsOf = ({ checked }: ImportRun): Problem[] =>
  checked
    .filter(isRefused)
    .flatMap((each) => Object.entries(each.errors).map(([field, [text = '']]) => ({ checked: each, field, text })));

/** What every new product of the file lacks, where there are any. */
export const absentIn = ({ sheet, checked }: ImportRun) =>
  sheet.absent.filter((column) => checked.some(({ errors }) => column in errors));
