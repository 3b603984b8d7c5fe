import { LINK_SECONDS } from '@contract/accountLinks';
import { LIST_LIMITS } from '@contract/listLimits';
import { email } from '@contract/validation/fields';

import type { Sender } from '../../context';
import type { Database } from '../../db/database';
import { StartError } from '../../startError';
import { startHandover } from '../colleagues/colleagues.service';
import { findPlace, findPlaces, type Place } from '../locations/locations.service';
import { cancelAbandoned, findUnderWay, type UnderWay } from '../orders/abandoned.service';
import {
  findPharmacyWithManager,
  listPharmaciesForOperator,
  movePharmacy,
  setPharmacyStatus,
} from '../pharmacies/administration.service';
import { toStartError } from './toStartError';

export const USAGE = `Who may trade: a pharmacy that joins is pending until an operator approves it.

  npm run pharmacy -- list          every pharmacy and who joined with it, the pending ones first
  npm run pharmacy -- approve ID    lists it, and lets customers order from it
  npm run pharmacy -- suspend ID    takes it out of the lists; orders that it has can still be finished
  npm run pharmacy -- move ID CITY  puts it into another city, by that city's number, and into its governorate
  npm run pharmacy -- hand-on ID EMAIL
                                    asks EMAIL to take over the account that manages its staff, of whoever has left
  npm run pharmacy -- cities        every city with its number
  npm run pharmacy -- orders ID     its orders under way, and whom to call about them
  npm run pharmacy -- cancel-orders ID [CODE ...]
                                    cancels those of a suspended pharmacy that does not finish them:
                                    the ones with these codes or, without any, all that it has not shipped

Its staff hear of approval, suspension and a move by mail, and customers of a cancellation, at the e-mails that they
have confirmed; the running server sends it, and lets go of what was held on cards.

DATABASE_URL says which database; without it, the one in DATA_DIR. PUBLIC_URL and SUPPORT_EMAIL stand in
the mails, so give those of the server; only a demo does without. The server may run meanwhile; after an
update its new version has to be started first.`;

/** Then the operator has to call them: the list shows the phone number. */
const NOBODY_NOTIFIED = 'Nobody was mailed, since no e-mail of its staff is confirmed: call them';

const NOTHING_LEFT = 'No order is under way there';

const HOUR = 60 * 60;

type Manager = NonNullable<Awaited<ReturnType<typeof listPharmaciesForOperator>>[number]['manager']>;

/** `publicUrl` is undefined if PUBLIC_URL is not set. */
type Operator = Pick<Sender, 'supportEmail'> & { publicUrl: string | undefined };

interface Arguments {
  db: Database;
  sender: Operator;
  id: number;
  /** The arguments after the id of the pharmacy. */
  more: readonly string[];
}

const LISTS = new Map<string, (db: Database) => Promise<string>>([
  ['list', async (db) => pharmacyTable(await listPharmaciesForOperator(db))],
  ['cities', async (db) => (await findPlaces(db)).map(cityLine).join('\n')],
]);

interface Command {
  run: (given: Arguments) => Promise<string>;
  /** How many arguments may follow the id of the pharmacy; none by default. */
  maxExtraArguments?: number;
}

const COMMANDS = new Map<string, Command>([
  ['approve', { run: (given) => setStatus(given, 'approved') }],
  ['suspend', { run: (given) => setStatus(given, 'suspended') }],
  ['move', { run: move, maxExtraArguments: 1 }],
  ['hand-on', { run: handOn, maxExtraArguments: 1 }],
  ['orders', { run: listOrders }],
  ['cancel-orders', { run: cancelOrders, maxExtraArguments: Infinity }],
]);

/** Returns what the operator reads after `npm run pharmacy -- …`. Throws a StartError for a command that cannot be done. */
export async function runPharmacyCommand(db: Database, sender: Operator, args: readonly string[]): Promise<string> {
  const [name = '', id = '', ...more] = args;
  const list = id ? undefined : LISTS.get(name);
  if (list) return list(db);
  const command = COMMANDS.get(name);
  if (!command || more.length > (command.maxExtraArguments ?? 0))
    throw new StartError(`Not understood: ${args.join(' ')}\n\n${USAGE}`);
  return command.run({ db, sender, id: readId(id, 'pharmacy'), more });
}

async function setStatus({ db, sender, id }: Arguments, status: 'approved' | 'suspended'): Promise<string> {
  const outcome = await setPharmacyStatus(db, withAddress(sender), { id, status });
  if (!outcome) throw noPharmacy(id);
  return describeOutcome(outcome, status);
}

async function move({ db, sender, id, more: [city = ''] }: Arguments): Promise<string> {
  const cityId = readId(city, 'city');
  const place = await findPlace(db, cityId);
  if (!place) throw new StartError(`There is no city ${cityId}: npm run pharmacy -- cities lists them`);
  const outcome = await movePharmacy(db, withAddress(sender), { id, place });
  if (!outcome) throw noPharmacy(id);
  return describeOutcome(outcome, `in ${nameOfPlace(place)}`);
}

/**
 * Refuses a command that sends a link without PUBLIC_URL. The link would lead its reader to their own machine, and a mail cannot be
 * recalled.
 */
function withAddress({ publicUrl, ...sender }: Operator): Sender {
  if (publicUrl !== undefined) return { ...sender, publicUrl };
  throw new StartError(
    'Nothing was done: its mails link to PUBLIC_URL. Set that and SUPPORT_EMAIL as the server has them',
  );
}

/** The present owner is notified. Nothing changes until the link is followed. */
async function handOn({ db, sender, id, more: [address = ''] }: Arguments): Promise<string> {
  const pharmacy = await findPharmacyWithManager(db, id);
  if (!pharmacy) throw noPharmacy(id);
  if (!address)
    throw new StartError(`To whom? The e-mail is missing that is to take over the account of ${pharmacy.name}`);
  if (!pharmacy.manager) throw new StartError(`Nobody of ${pharmacy.name} has an account`);
  try {
    const to = await email.validate(address);
    if (to === pharmacy.manager.email) throw new StartError(`It is the account of ${to} already`);
    await startHandover(db, withAddress(sender), { pharmacyId: id, email: to });
    return describeHandover(pharmacy.manager, to);
  } catch (error) {
    throw toStartError(error);
  }
}

function describeHandover({ email, emailVerifiedAt }: Manager, to: string): string {
  const link = `A link was mailed to ${to}, good for ${LINK_SECONDS.handover / HOUR} hours`;
  return [
    emailVerifiedAt
      ? `${link}, and a notice to ${email}.`
      : `${link}. Nobody was told at ${email}, which was never confirmed.`,
    'Who follows it chooses a password, which ends the former one, two-factor, every session and every invitation, and gives name and phone in the settings.',
  ].join('\n');
}

function describeOutcome(
  { name, isChanged, notified }: NonNullable<Awaited<ReturnType<typeof setPharmacyStatus>>>,
  how: string,
): string {
  if (!isChanged) return `${name} is ${how} already`;
  return `${name} is ${how}. ${notified > 0 ? `Mails to its staff: ${notified}` : NOBODY_NOTIFIED}`;
}

async function listOrders({ db, id }: Arguments): Promise<string> {
  if (!(await findPharmacyWithManager(db, id))) throw noPharmacy(id);
  return (await findUnderWay(db, id)).map(orderLine).join('\n') || NOTHING_LEFT;
}

/** Only for a suspended pharmacy: any other would go on working on cancelled orders. */
async function cancelOrders({ db, id, more: codes }: Arguments): Promise<string> {
  const pharmacy = await findPharmacyWithManager(db, id);
  if (!pharmacy) throw noPharmacy(id);
  if (pharmacy.status !== 'suspended') throw new StartError(`${pharmacy.name} is ${pharmacy.status}: suspend it first`);
  const underWay = await findUnderWay(db, id);
  const unknown = codes.filter((code) => !underWay.some((order) => order.code === code));
  if (unknown.length > 0) throw new StartError(`Nothing was cancelled. Not under way there: ${unknown.join(', ')}`);

  const cancelled = await cancelAbandoned(db, id, codes);
  const left = await findUnderWay(db, id);
  const rest = left.length > 0 ? `Still under way, to be cancelled by their codes: ${left.length}` : NOTHING_LEFT;
  return [`Cancelled: ${cancelled.length}`, ...cancelled.map(orderLine), rest, ...left.map(orderLine)].join('\n');
}

const orderLine = ({ code, status, customerName, customerPhone }: UnderWay) =>
  [code, status.padEnd(10), customerPhone, customerName].join('  ');

const noPharmacy = (id: number | string) => new StartError(`There is no pharmacy ${id}`);

const nameOfPlace = ({ city, governorate }: Place) => `${city}, ${governorate}`;

const cityLine = (place: Place) => `${String(place.cityId).padStart(6)}  ${nameOfPlace(place)}`;

function readId(text: string, of: 'pharmacy' | 'city'): number {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= LIST_LIMITS.id) return Number(text);
  const wrong = text ? `${text} is no number of one` : 'Its number is missing';
  throw new StartError(`Which ${of}? ${wrong}: npm run pharmacy -- ${of === 'city' ? 'cities' : 'list'} lists them`);
}

function pharmacyTable(rows: Awaited<ReturnType<typeof listPharmaciesForOperator>>): string {
  if (rows.length === 0) return 'No pharmacy has joined yet';
  const lines = rows.map(({ id, status, joined, phone, name, place, manager }) =>
    [String(id).padStart(6), status.padEnd(9), joined, phone, name, `(${place})`, describeManager(manager)].join('  '),
  );
  return lines.join('\n');
}

function describeManager(manager: Manager | null): string {
  if (!manager) return '-';
  const { firstName, lastName, email, emailVerifiedAt } = manager;
  return `${firstName} ${lastName} <${email}> ${emailVerifiedAt ? 'confirmed' : 'not confirmed'}`;
}
