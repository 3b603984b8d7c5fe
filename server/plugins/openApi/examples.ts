import { paged } from '../../http';
import { VALUES, VALUES_BY_SUBJECT } from './exampleValues';
import type { JsonSchema } from './jsonSchema';

/** Fields that wrap the subject: their content is still about it. */
const WRAPPERS = ['data', 'items'];

/** A realistic example of an answer or a body, for a call about `subject` (medication, order …). */
export const exampleOf = (schema: JsonSchema, subject: string, name = ''): unknown =>
  `${subject}.${name}` in VALUES_BY_SUBJECT
    ? VALUES_BY_SUBJECT[`${subject}.${name}`]
    : partExample(schema, subject, name);

function partExample(schema: JsonSchema, subject: string, name: string): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, subject, name);
  if (schema.items) return [exampleOf(schema.items, subject, name)];
  if (schema.properties) return objectExample(schema.properties, name && !WRAPPERS.includes(name) ? name : subject);
  return scalarExample(schema, subject, name);
}

function objectExample(properties: Record<string, JsonSchema>, subject: string) {
  const entries = Object.entries(properties).map(([name, property]) => [name, exampleOf(property, subject, name)]);
  return Object.fromEntries(entries) as unknown;
}

/** An example of a list's answer: its first page, with the links that the server itself would make for a call without a query. */
export function pageExample(schema: JsonSchema, subject: string, call: ListCall): unknown {
  const example = exampleOf(schema, subject) as { data: { data: unknown[] } };
  const { data } = example;
  return { ...example, data: { ...data, ...paged(call, { rows: data.data, total: data.data.length }) } };
}

type ListCall = Parameters<typeof paged>[0];

const FALLBACKS: Record<string, unknown> = { string: '', boolean: true, integer: 1, number: 1, null: null };

function scalarExample({ enum: allowed, type }: JsonSchema, subject: string, name: string): unknown {
  const value = VALUES[`${subject}.${name}`] ?? VALUES[name];
  if (allowed) return allowed.includes(value) ? value : allowed[0];
  const [kind = 'null'] = [type].flat();
  if (kind === 'string' && typeof value === 'number') return value.toString();
  return value ?? FALLBACKS[kind];
}
