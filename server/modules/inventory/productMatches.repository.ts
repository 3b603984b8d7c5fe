import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medications } from '../../db/schema';

export interface ProductIdentity {
  name: string;
  strength?: string | undefined;
  dosage_form?: string | undefined;
}

interface Match {
  /** Equal for rows of the same product. */
  product: string;
  /** Null if the pharmacy has no such product. */
  id: number | null;
  /** The text of its name and content. */
  textId: number | null;
  /** Whether another product of the pharmacy matches as well. */
  isAmbiguous: boolean;
}

/**
 * For each description the pharmacy's own product of this name, strength and form, as customers would take it for the same: rather one
 * that is on sale. A description without one of these, as of a program that writes it into the name, is that of any which has the rest.
 */
export function findProductMatches(
  db: Database,
  pharmacyId: number,
  described: readonly ProductIdentity[],
): Promise<Match[]> {
  const { strength, dosageForm } = medications;
  const texts = (read: (each: ProductIdentity) => string | undefined) =>
    sql`${sql.param(described.map((each) => read(each) ?? ''))}::text[]`;
  const kindOf = (strong: SQLWrapper, form: SQLWrapper) => sql`fold_search(concat_ws(' ', ${strong}, ${form}))`;
  const wanted = sql`(
    select fold_text(name) as wanted_name, ${kindOf(sql`nullif(strong, '')`, sql`nullif(form, '')`)} as wanted_kind,
      fold_search(strong) as wanted_strength, fold_search(form) as wanted_form, strong = '' as any_strength, form = '' as any_form, place
    from unnest(${texts(({ name }) => name)}, ${texts((each) => each.strength)}, ${texts((each) => each.dosage_form)})
      with ordinality as rows (name, strong, form, place) offset 0) as wanted`;
  const fits = sql`(any_strength or fold_search(coalesce(${strength}, '')) = wanted_strength)
    and (any_form or fold_search(coalesce(${dosageForm}, '')) = wanted_form)`;
  const own = sql`(
    select id, text_id, kind, kind <> wanted_kind and min(kind) over () <> max(kind) over () as is_ambiguous
    from (
      select ${medications.id} as id, ${medications.textId} as text_id, ${medications.isListed} as is_listed, ${kindOf(strength, dosageForm)} as kind
      from ${medications}
      where ${and(eq(medications.pharmacyId, pharmacyId), eq(medications.sortName, sql`wanted_name`))}
        and (${kindOf(strength, dosageForm)} = wanted_kind or ${fits})
    ) as fitting
    order by kind = wanted_kind desc, is_listed desc, id
    limit 1) as own`;
  return db
    .select({
      product: sql<string>`concat_ws(chr(10), wanted_name, coalesce(own.kind, wanted_kind))`,
      id: sql<number | null>`own.id`,
      textId: sql<number | null>`own.text_id`,
      isAmbiguous: sql<boolean>`coalesce(own.is_ambiguous, false)`,
    })
    .from(wanted)
    .leftJoinLateral(own, sql`true`)
    .orderBy(sql`place`);
}
