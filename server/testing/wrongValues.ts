import * as fc from 'fast-check';

import type { JsonSchema } from '../plugins/openApi/jsonSchema';

const UNSTORABLE = fc.constantFrom('\0', 'a\0b', '\uD83D', 'x\uDE00y');
/** Texts that a database, a browser or a template would execute if they were not escaped. */
export const INJECTIONS = [
  "'; drop table users; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7} %s %n',
];
/** Properties that every JavaScript object inherits. */
export const INHERITED_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const WRONG_STRUCTURES = fc.constantFrom<unknown>([], [[]], {}, { toString: 1 }, { valueOf: 'x', length: 1 });

const wrongNumber = ({ type, enum: allowed, minimum = 0, maximum }: JsonSchema): fc.Arbitrary<unknown>[] => [
  fc.constantFrom(...INJECTIONS, ...INHERITED_NAMES, 'NaN', '12abc', '1,5', '٣', '-', '\0', 'Infinity', '-Infinity'),
  fc.integer({ max: Math.ceil(minimum) - 1 }),
  fc.double({ max: minimum - 1, noNaN: true, noDefaultInfinity: true }),
  ...(maximum === undefined ? [] : [fc.double({ min: maximum + 1, noNaN: true, noDefaultInfinity: true })]),
  ...([type].flat().includes('integer') ? [fc.double({ min: 0, max: 100, noInteger: true, noNaN: true })] : []),
  ...(allowed ? [fc.integer().filter((each) => !allowed.includes(each))] : []),
];

function wrongText({ enum: allowed, pattern, format, maxLength }: JsonSchema, right: unknown): fc.Arbitrary<unknown>[] {
  const unstorable = fc.tuple(fc.string(), UNSTORABLE).map(([text, bad]) => `${text.slice(0, 10)}${bad}`);
  const tooLong = fc.integer({ min: 1, max: 500 }).map((more) => 'x'.repeat((maxLength ?? 1000) + more));
  const any = fc.oneof(fc.string(), fc.constantFrom(...INJECTIONS, ...INHERITED_NAMES));
  if (allowed) return [unstorable, any.filter((each) => !allowed.includes(each))];
  if (pattern) return [unstorable, any.filter((each) => !new RegExp(pattern, 'su').test(each.trim()))];
  if (format) return [unstorable, tooLong, any.filter((each) => !each.includes('@'))];
  return maxLength === undefined ? [any.filter((each) => each !== right)] : [unstorable, tooLong];
}

const WRONG_LISTS = [5, true, 'x', '{"a":1}', [null], [5], [['saturday']], ['someday'], [{}], [{ pharmacy_id: -1 }]];

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that a field must refuse in JSON; `right` is one that it accepts. */
export function wrongValuesFor(schema: JsonSchema, right: unknown): fc.Arbitrary<unknown> {
  const types = [schema.type].flat();
  const nothing = types.includes('null') ? [] : [fc.constant(null)];
  if (types.includes('array')) {
    const tooMany = Array(1 + (schema.maxItems ?? 7)).fill(null);
    const isOfNumbers = schema.items?.type === 'integer';
    // The contents of an object without declared fields are validated by the call itself, one by one.
    const isOfAny = schema.items?.type === 'object' && !schema.items.properties;
    const isRight = (list: unknown) =>
      Array.isArray(list) && ((isOfNumbers && list[0] === 5) || (isOfAny && isPlain(list[0])));
    const wrongLists = WRONG_LISTS.filter((list) => !isRight(list));
    return fc.oneof(fc.constantFrom<unknown>(...wrongLists, { length: 1 }, tooMany), ...nothing);
  }
  const structures = [WRONG_STRUCTURES, fc.constant([right]), ...nothing];
  if (types.includes('boolean')) {
    return fc.oneof(fc.constantFrom<unknown>('maybe', 'yes', 2, -1, ...INJECTIONS, ...INHERITED_NAMES), ...structures);
  }
  if (types.includes('string')) {
    return fc.oneof(...wrongText(schema, right), fc.constantFrom<unknown>(5, 1.5, -1, true), ...structures);
  }
  return fc.oneof(...wrongNumber(schema), fc.boolean(), ...structures);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Those of the values that a URL can contain, in which a number and a text look the same. */
export function wrongUrlValuesFor(schema: JsonSchema): fc.Arbitrary<string> {
  const isText = schema.type === 'string';
  return wrongValuesFor(schema, '')
    .filter((value) => (typeof value === 'string' || (typeof value === 'number' && !isText)) && value !== '')
    .map(String)
    .filter((value) => !LONE_SURROGATE.test(value))
    .map(encodeURIComponent);
}
