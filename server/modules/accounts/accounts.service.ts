import type { Language } from '@contract/language';
import { message } from '@contract/messages';
import type { PatientRegistration, PharmacyRegistration } from '@contract/registration';
import { toE164 } from '@contract/validation/fields';
import type { OwnPharmacy } from '@contract/wire/pharmacy';
import type { User } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { conflict, type HttpError, invalidField, unauthorized } from '../../errors';
import { assertCityOf } from '../locations/locations.service';
import { describePharmacy } from '../pharmacies/pharmacies.service';
import {
  findAccount,
  findCredentials,
  findPasswordHash,
  insertPharmacyOf,
  insertUser,
  lockUser,
} from './accounts.repository';
import { hashPassword, isPasswordOf, passwordMarkOf } from './passwords.service';

export { lockUser, lockUserOfEmail, lockUserOfToken, updatePosition, updateProfile } from './accounts.repository';
/** Only for callers that hold the lock of the account. */
export { setPassword } from './accounts.repository';

type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The person in the form of the API. Refuses a session whose account was deleted. */
export async function getUser(db: Database, id: number): Promise<User> {
  const account = await findAccount(db, id);
  if (!account) throw unauthorized('sessionEnded');
  return toUser(account);
}

/** The person whose account has this e-mail, if there is one. */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const found = await findCredentials(db, email);
  const account = found && (await findAccount(db, found.id));
  return account && toUser(account);
}

export const isAccountOpen = async (db: Database, id: number): Promise<boolean> =>
  (await findAccount(db, id)) !== undefined;

/** A person who has given the right password. */
export interface Authenticated {
  userId: number;
  passwordMark: string;
}

/** The account with this e-mail and password, if there is one. */
export async function authenticate(db: Database, email: string, password: string): Promise<Authenticated | undefined> {
  const account = await findCredentials(db, email);
  const isRight = await isPasswordOf(account, password);
  return account && isRight ? { userId: account.id, passwordMark: passwordMarkOf(account.passwordHash) } : undefined;
}

export const hasAccount = async (db: Database, email: string): Promise<boolean> =>
  (await findCredentials(db, email)) !== undefined;

/** Whether the password that was checked is still the account's. */
export async function isCurrentPassword(db: Database, { userId, passwordMark }: Authenticated): Promise<boolean> {
  const passwordHash = await findPasswordHash(db, userId);
  return passwordHash !== undefined && passwordMarkOf(passwordHash) === passwordMark;
}

/**
 * The same, and also locks the account until the end of the transaction. Checking a password takes long: meanwhile it may have been
 * replaced, or the account deleted.
 */
export const lockIfPasswordIsCurrent = async (tx: Database, authenticated: Authenticated): Promise<boolean> =>
  (await lockUser(tx, authenticated.userId)) !== undefined && isCurrentPassword(tx, authenticated);

/** Makes every other change of this person's things wait for the end of the transaction. */
export async function lockAccount(tx: Database, userId: number): Promise<void> {
  if (!(await lockUser(tx, userId))) throw unauthorized('sessionEnded');
}

/** Runs a change of a person's things in a transaction, one at a time for each person. */
export const withAccount = <T>(db: Database, userId: number, change: (tx: Database) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    return change(tx);
  });

/** Further writes in the transaction that creates an account. */
type AfterInsert = (tx: Database, userId: number) => Promise<void>;

/** 422 at `email` if it is taken, for a pharmacy as well. */
export const createCustomer = (
  db: Database,
  input: PatientRegistration,
  afterInsert: AfterInsert,
): Promise<Authenticated> => createAccount(db, { userType: 'user', person: input, afterInsert });

interface Joining {
  isApproved: boolean;
  /** The language of the person who joins. The pharmacy may later choose another one for its mails. */
  language: Language;
}

/** Creates the pharmacy and the first member of its staff, both or neither. 422 at `city_id` if the city is not in the governorate. */
export async function createPharmacy(
  db: Database,
  input: PharmacyRegistration,
  { afterInsert, ...joining }: Joining & { afterInsert: AfterInsert },
): Promise<Authenticated> {
  await assertCityOf(db, input);
  return createAccount(db, {
    userType: 'pharmacy',
    person: input,
    afterInsert: async (tx, userId) => {
      await insertPharmacyOf(tx, { userId, position: input.position }, toPharmacyRow(input, joining));
      await afterInsert(tx, userId);
    },
  });
}

type Person = Pick<PatientRegistration, 'first_name' | 'last_name' | 'email' | 'phone' | 'gender' | 'password'>;

/**
 * Creates an account for a colleague at an existing pharmacy, which `join` chooses. 409 emailTaken: there is no field for the error, since
 * the form does not ask for an e-mail.
 */
export const createColleague = (db: Database, person: Person, join: AfterInsert): Promise<Authenticated> =>
  createAccount(db, { userType: 'pharmacy', person, afterInsert: join, refusal: () => conflict('emailTaken') });

const emailTaken = () => invalidField('email', message('emailTaken'));

interface NewAccount {
  userType: User['user_type'];
  person: Person;
  afterInsert: AfterInsert;
  /** Makes the error if the e-mail is taken. */
  refusal?: () => HttpError;
}

async function createAccount(
  db: Database,
  { userType, person, afterInsert, refusal = emailTaken }: NewAccount,
): Promise<Authenticated> {
  const passwordHash = await hashPassword(person.password);
  return db.transaction(async (tx) => {
    const userId = await insertUser(tx, {
      userType,
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phone: toE164(person.phone),
      gender: person.gender,
      passwordHash,
    });
    if (userId === undefined) throw refusal();
    await afterInsert(tx, userId);
    return { userId, passwordMark: passwordMarkOf(passwordHash) };
  });
}

const toPharmacyRow = (input: PharmacyRegistration, { isApproved, language }: Joining) => ({
  status: isApproved ? ('approved' as const) : ('pending' as const),
  name: input.pharmacy_name,
  // Both names are the same until the pharmacy gives its other one.
  nameAr: input.pharmacy_name,
  phone: toE164(input.pharmacy_phone),
  address: input.pharmacy_address,
  governorateId: input.governorate_id,
  cityId: input.city_id,
  postalCode: input.pharmacy_postal_code,
  openingTime: input.pharmacy_opening_time,
  closingTime: input.pharmacy_closing_time,
  workingDays: input.pharmacy_working_days,
  isDeliveryAvailable: input.pharmacy_is_delivery_available,
  mailLanguage: language,
});

const toUser = (account: FoundAccount): User => ({
  id: account.user.id,
  first_name: account.user.firstName,
  last_name: account.user.lastName,
  email: account.user.email,
  is_email_verified: account.user.emailVerifiedAt !== null,
  phone: account.user.phone,
  gender: account.user.gender,
  created_at: account.user.createdAt.toISOString(),
  user_type: account.user.userType,
  has_two_factor: account.user.totpConfirmedAt !== null,
  recovery_codes_left: account.recoveryCodesLeft,
  pharmacy: toOwnPharmacy(account),
});

function toOwnPharmacy({ pharmacy, position, city, governorate }: FoundAccount): OwnPharmacy | null {
  if (!pharmacy || position === null || !city || !governorate) return null;
  return { ...describePharmacy({ pharmacy, city, governorate }), status: pharmacy.status, position };
}
