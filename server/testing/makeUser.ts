import { hash } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../db/database';
import { cities, governorates, pharmacies, pharmacyStaff, sessions, users } from '../db/schema';
import type { Session, StaffSession } from '../plugins/session';

export const PASSWORD = 'Str0ng-enough!';

type UserRow = typeof users.$inferSelect;
type PharmacyRow = typeof pharmacies.$inferSelect;
type NewUser = Partial<typeof users.$inferInsert>;
type NewPharmacy = Partial<typeof pharmacies.$inferInsert>;

/** The lowest cost that Argon2 allows. A hash contains its own cost, so checking the password is fast, too; few tests are about that. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let made = 0;
let passwordHash: Promise<string> | undefined;

/** A customer whose password is PASSWORD and whose e-mail is confirmed, and a session for calls. */
export async function makeCustomer(
  db: Database,
  overrides: NewUser = {},
): Promise<{ user: UserRow; session: Session }> {
  const user = await insertUser(db, { userType: 'user', ...overrides });
  return { user, session: { ...(await openSession(db, user.id)), userType: 'user', pharmacyId: null } };
}

/** Another member of staff, of the given pharmacy or of a new one. */
export async function makeStaff(
  db: Database,
  pharmacyId?: number,
  overrides: NewUser = {},
): Promise<{ user: UserRow; session: StaffSession; pharmacy: PharmacyRow }> {
  const pharmacy = pharmacyId === undefined ? await makePharmacy(db) : await findPharmacy(db, pharmacyId);
  const user = await insertUser(db, { userType: 'pharmacy', ...overrides });
  await db.insert(pharmacyStaff).values({ userId: user.id, pharmacyId: pharmacy.id, position: 'Pharmacist' });
  return {
    user,
    session: { ...(await openSession(db, user.id)), userType: 'pharmacy', pharmacyId: pharmacy.id },
    pharmacy,
  };
}

/** An approved pharmacy in Nasr City, Cairo. It delivers for 30 EGP, and free of charge from 200 EGP on. */
export async function makePharmacy(db: Database, overrides: NewPharmacy = {}): Promise<PharmacyRow> {
  const number = ++made;
  const place = overrides.cityId === undefined ? await makeCity(db) : {};
  const [row] = await db
    .insert(pharmacies)
    .values({
      status: 'approved',
      name: `Pharmacy ${number}`,
      nameAr: `صيدلية ${number}`,
      phone: '+201012345678',
      address: '1 Abbas El Akkad Street',
      governorateId: 0,
      cityId: 0,
      postalCode: '11765',
      openingTime: '09:00',
      closingTime: '22:00',
      workingDays: ['saturday', 'sunday', 'monday'],
      isDeliveryAvailable: true,
      ...place,
      ...overrides,
    })
    .returning();
  return row!;
}

interface Place {
  governorate?: string;
  city?: string;
}

const places = new WeakMap<Database, Map<string, ReturnType<typeof insertCity>>>();

/** The ids of a city and its governorate, which are created if they are missing. Their Arabic names equal the English ones. */
export function makeCity(db: Database, { governorate = 'Cairo', city = 'Nasr City' }: Place = {}) {
  // Cached, since nearly every row that a test creates needs a place, and mostly the same one.
  const known = places.get(db) ?? new Map<string, ReturnType<typeof insertCity>>();
  places.set(db, known);
  const name = `${city}, ${governorate}`;
  const found = known.get(name) ?? insertCity(db, { governorate, city });
  known.set(name, found);
  return found;
}

async function insertCity(
  db: Database,
  { governorate, city }: Required<Place>,
): Promise<{ governorateId: number; cityId: number }> {
  await db.insert(governorates).values({ name: governorate, nameAr: governorate }).onConflictDoNothing();
  const [governorateRow] = await db.select().from(governorates).where(eq(governorates.name, governorate));
  const governorateId = governorateRow!.id;

  await db.insert(cities).values({ governorateId, name: city, nameAr: city }).onConflictDoNothing();
  const isTheCity = and(eq(cities.governorateId, governorateId), eq(cities.name, city));
  const [cityRow] = await db.select().from(cities).where(isTheCity);
  return { governorateId, cityId: cityRow!.id };
}

async function insertUser(db: Database, values: Pick<UserRow, 'userType'> & NewUser): Promise<UserRow> {
  passwordHash ??= hash(PASSWORD, CHEAPEST);
  const [row] = await db
    .insert(users)
    .values({
      firstName: 'Mona',
      lastName: 'Adel',
      email: `person-${++made}@example.com`,
      passwordHash: await passwordHash,
      phone: '+201112345678',
      gender: 'female',
      emailVerifiedAt: new Date(),
      ...values,
    })
    .returning();
  return row!;
}

/** A session without refresh tokens: its access token is valid for longer than a test takes. */
export async function openSession(db: Database, userId: number): Promise<Pick<Session, 'userId' | 'sessionId'>> {
  const sessionId = crypto.randomUUID();
  await db.insert(sessions).values({ id: sessionId, userId });
  return { userId, sessionId };
}

async function findPharmacy(db: Database, id: number): Promise<PharmacyRow> {
  const [row] = await db.select().from(pharmacies).where(eq(pharmacies.id, id));
  return row!;
}
