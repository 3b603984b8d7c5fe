import type { Database } from '../../db/database';
import { makeRandom, type Random } from '../../demo/seedRandom';
import { makeAddress } from '../makeAddress';
import { makeMedication } from '../makeMedication';
import { makePromo } from '../makePromo';
import { makeCustomer, makePharmacy, makeStaff } from '../makeUser';
import type { Customer } from './customer';
import { PROMO_CODE } from './scene';
import type { Staff } from './staff';

const PHARMACIES = 2;
const MEDICATIONS_EACH = 8;
const STAFF_EACH = 2;
/** A code that many people enter and few can use, and one that everybody can use once. */
const PROMOS = [{ usageLimit: 10 }, { type: 'fixed', value: 500, perCustomerLimit: 1 }] as const;

/**
 * Two pharmacies, one of which does not deliver. Half of their products are scarce, and each pharmacy has promo codes with a limit. Each
 * person's choices have a seed of their own.
 */
export async function openShops(db: Database, customers: number, seed: number) {
  const random = makeRandom(seed);
  const ownChance = (): Random => makeRandom(random.integer(0, 2 ** 31));
  const shelf: { id: number; start: number }[] = [];
  const staff: Staff[] = [];
  const shoppers: Customer[] = [];

  for (let number = 0; number < PHARMACIES; number += 1) {
    const { id: pharmacyId } = await makePharmacy(db, { isDeliveryAvailable: number === 0 });
    await makePromo(db, { pharmacyId, code: PROMO_CODE, ...PROMOS[number] });
    const own = [];
    for (let made = 0; made < MEDICATIONS_EACH; made += 1) {
      const start = made % 2 ? random.integer(100, 300) : random.integer(1, 5);
      const { id } = await makeMedication(db, { pharmacyId, stock: start, price: random.integer(99, 9_999) });
      own.push({ id, start });
    }
    shelf.push(...own);
    for (let hired = 0; hired < STAFF_EACH; hired += 1) {
      const { session } = await makeStaff(db, pharmacyId);
      staff.push({ session, shelf: own.map(({ id }) => id), random: ownChance() });
    }
  }
  for (let arrived = 0; arrived < customers; arrived += 1) {
    const { user, session } = await makeCustomer(db);
    const { id: addressId } = await makeAddress(db, user.id);
    shoppers.push({ session, addressId, random: ownChance() });
  }
  return { shelf, staff, customers: shoppers };
}
