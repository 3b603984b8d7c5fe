import { WEEK_DAYS } from '@contract/validation/fields';

import { pharmacies, pharmacyStaff, users } from '../db/schema';
import type { Place } from '../modules/locations/locations.service';
import type { GeneratorContext } from './generatorContext';
import { SATURDAY_TO_THURSDAY } from './pharmacies';
import type { Places } from './places';
import type { Shop } from './planOrder';
import { planPerson, planPhone } from './planPeople';
import { reserveIds, seedRows } from './seedRows';

const WORDS = [
  ['Lotus', 'اللوتس'],
  ['Papyrus', 'البردي'],
  ['Basil', 'الريحان'],
  ['Jasmine', 'الياسمين'],
  ['Saffron', 'الزعفران'],
  ['Olive', 'الزيتون'],
  ['Cedar', 'الأرز'],
  ['Mint', 'النعناع'],
  ['Coral', 'المرجان'],
  ['Pearl', 'اللؤلؤ'],
] as const;
const STREETS = [
  ['El Nasr', 'النصر'],
  ['El Gomhoreya', 'الجمهورية'],
  ['El Geish', 'الجيش'],
  ['El Horreya', 'الحرية'],
] as const;
const PICTURES = [
  'corner-apricot',
  'corner-teal',
  'delivery-mint',
  'desert-sand',
  'evening-lights',
  'garden-green',
  'rose-brick',
  'seaside-blue',
];
const DELIVERY_FEES = [2_000, 2_500, 3_000, 3_500, 4_000];
const FREE_FROM = [15_000, 20_000, 25_000, 30_000];

export type EmptyShop = Omit<Shop, 'listings'>;

/** Approved pharmacies, spread evenly over all governorates, with one account each. */
export async function generatePharmacies(
  context: GeneratorContext,
  { all }: Places,
  count: number,
): Promise<EmptyShop[]> {
  const { db, random, passwordHash, joinedAt, report } = context;
  const ids = await reserveIds(db, pharmacies, count);
  const staffIds = await reserveIds(db, users, count);
  const governorates = [...new Set(all.map(({ governorateId }) => governorateId))];
  const citiesOf = governorates.map((id) => all.filter(({ governorateId }) => governorateId === id));

  const rows = ids.map((id, index) => planPharmacy(context, id, random.pick(citiesOf[index % citiesOf.length] ?? [])));
  const staff = staffIds.map((id) => ({
    id,
    userType: 'pharmacy' as const,
    email: `staff-${id}@generated.example`,
    passwordHash,
    ...planPerson(random),
    createdAt: joinedAt,
  }));
  const positions = rows.map(({ id }, index) => ({
    userId: staffIds[index] ?? 0,
    pharmacyId: id,
    position: 'Pharmacist in charge',
  }));

  await seedRows(db, pharmacies, rows);
  await seedRows(db, users, staff);
  await seedRows(db, pharmacyStaff, positions);
  report({ what: 'pharmacies', done: count, of: count });
  return rows.map(({ id, isDeliveryAvailable, deliveryFee, freeDeliveryThreshold }, index) => ({
    id,
    staffId: staffIds[index] ?? 0,
    canDeliver: isDeliveryAvailable,
    delivery: { deliveryFee, freeDeliveryThreshold },
  }));
}

function planPharmacy(
  { random, joinedAt }: GeneratorContext,
  id: number,
  { cityId, governorateId, city, cityAr }: Place,
) {
  const [word, wordAr] = random.pick(WORDS);
  const [street, streetAr] = random.pick(STREETS);
  const number = random.integer(1, 200);
  return {
    id,
    status: 'approved' as const,
    name: `${word} Pharmacy ${city} ${id}`,
    nameAr: `صيدلية ${wordAr} ${cityAr} ${id}`,
    image: `/images/pharmacies/${random.pick(PICTURES)}.svg`,
    phone: planPhone(random),
    address: `${number} ${street} Street`,
    addressAr: `${number} شارع ${streetAr}`,
    cityId,
    governorateId,
    postalCode: String(random.integer(11_000, 85_999)),
    openingTime: random.pick(['08:00', '09:00', '10:00']),
    closingTime: random.pick(['22:00', '23:00', '23:30']),
    workingDays: random.chance(0.5) ? SATURDAY_TO_THURSDAY : [...WEEK_DAYS],
    isDeliveryAvailable: random.chance(0.85),
    deliveryFee: random.pick(DELIVERY_FEES),
    freeDeliveryThreshold: random.pick(FREE_FROM),
    createdAt: joinedAt,
  };
}
