import { Column, is, SQL } from 'drizzle-orm';

type Decode = (value: unknown) => unknown;

/** A value of the driver's flat row, and the path of its field in the result: `['id']`, or `['pharmacy', 'id']`. */
export interface RowField {
  path: readonly string[];
  field: unknown;
}

/** The index of a value in the flat row, and the last name of its path. */
interface Place {
  name: string;
  at: number;
  decode: Decode | null;
}

export type RowMapper = (rows: readonly (readonly unknown[])[]) => unknown[];

/**
 * For each value of each row, Drizzle works out again how to decode it and where to put it, which costs more than everything else that this
 * process does for a short list. Here that is worked out once per prepared statement. Null if it is left to Drizzle: a value that is
 * neither a column nor an expression, or a path of three levels.
 */
export function rowMapperOf(fields: readonly RowField[]): RowMapper | null {
  const flat: Place[] = [];
  const nested = new Map<string, Place[]>();
  for (const [at, { path, field }] of fields.entries()) {
    const decode = decoderOf(field);
    const [first, second] = path;
    if (decode === undefined || first === undefined || path.length > 2) return null;
    if (second === undefined) flat.push({ name: first, at, decode });
    else nested.set(first, [...(nested.get(first) ?? []), { name: second, at, decode }]);
  }
  const groups = [...nested];
  return (rows) =>
    rows.map((row) => {
      const result = read(row, flat);
      for (const [name, places] of groups) result[name] = read(row, places);
      return result;
    });
}

/** Null if the value needs no decoding, undefined if the kind of field is unknown. */
function decoderOf(field: unknown): Decode | null | undefined {
  if (is(field, Column)) {
    if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
    return (value) => field.mapFromDriverValue(value);
  }
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  if (!is(expression, SQL)) return undefined;
  const { decoder } = expression as unknown as { decoder: { mapFromDriverValue: Decode } };
  return (value) => decoder.mapFromDriverValue(value);
}

function read(row: readonly unknown[], places: readonly Place[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const { name, at, decode } of places) {
    const value = row[at];
    result[name] = value === null || decode === null ? value : decode(value);
  }
  return result;
}
