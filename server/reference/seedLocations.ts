import { sql } from 'drizzle-orm';

import type { Database } from '../db/database';
import { cities, governorates } from '../db/schema';
import { GOVERNORATES } from './locations';

/** Every installation has these governorates and cities: nobody can sign up without one. Adds the missing ones. */
export async function seedLocations(db: Database): Promise<void> {
  await db
    .insert(governorates)
    .values(GOVERNORATES.map(({ name, nameAr }) => ({ name, nameAr })))
    .onConflictDoNothing();

  const rows = GOVERNORATES.flatMap((governorate) =>
    governorate.cities.map(([name, nameAr]) => ({ governorate: governorate.name, name, name_ar: nameAr })),
  );
  await db.execute(sql`
    insert into ${cities} (governorate_id, name, name_ar)
    select g.id, city.name, city.name_ar
    from json_to_recordset(${JSON.stringify(rows)}::json) as city (governorate text, name text, name_ar text)
    join ${governorates} g on g.name = city.governorate
    on conflict do nothing`);
}
