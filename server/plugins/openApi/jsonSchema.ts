import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

import { USER_TYPE_ID } from '@contract/userType';

import { FIELD_DESCRIPTIONS } from './fieldDescriptions';

/** The part of JSON Schema that our documents use. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  examples?: unknown[];
}

const TYPES: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'string',
  array: 'array',
  object: 'object',
};

/** A yup schema of a route. A lazy one can only be described for a given value. */
export interface Describable {
  describe: (options?: { value: unknown }) => SchemaFieldDescription;
}

/** The JSON Schema of what a yup schema accepts. A lazy schema, which depends on the type of the account, becomes a choice of both. */
export function jsonSchemaOf(schema: Describable): JsonSchema {
  const description = schema.describe();
  if (description.type !== 'lazy') return fromDescription(description);
  const choices = Object.entries(USER_TYPE_ID).map(([title, user_type_id]) => ({
    title,
    ...fromDescription(schema.describe({ value: { user_type_id } })),
  }));
  return { oneOf: choices };
}

function fromDescription(field: SchemaFieldDescription): JsonSchema {
  // References to other fields and nested lazy schemas do not occur in the contract; they would accept any value.
  if (!('tests' in field)) return {};
  const schema: JsonSchema = {
    type: TYPES[field.type] ?? 'string',
    ...valuesOf(field),
    ...boundsOf(field),
    ...partsOf(field),
  };
  if (field.nullable) schema.type = [schema.type as string, 'null'];
  return schema;
}

function valuesOf({ type, oneOf, default: fallback }: SchemaDescription): JsonSchema {
  const allowed = oneOf.filter((value) => typeof value !== 'object' || value === null);
  return {
    ...(allowed.length > 0 && { enum: allowed }),
    ...(fallback !== undefined && type !== 'object' && { default: fallback }),
  };
}

type Params = NonNullable<SchemaDescription['tests'][number]['params']>;

/** The JSON Schema of each of yup's tests, by the type of the field and the name of the test. */
const BOUNDS: Record<string, (params: Params) => JsonSchema> = {
  'string required': () => ({ minLength: 1 }),
  'string min': ({ min }) => ({ minLength: Number(min) }),
  'string max': ({ max }) => ({ maxLength: Number(max) }),
  'string email': () => ({ format: 'email' }),
  'string day': () => ({ format: 'date' }),
  'string matches': ({ regex }) => ({ pattern: (regex as RegExp).source }),
  'number integer': () => ({ type: 'integer' }),
  'number min': ({ min }) => ({ minimum: Number(min) }),
  'number max': ({ max }) => ({ maximum: Number(max) }),
  'array min': ({ min }) => ({ minItems: Number(min) }),
  'array max': ({ max }) => ({ maxItems: Number(max) }),
};

function boundsOf({ type, tests }: SchemaDescription): JsonSchema {
  return Object.assign(
    {},
    ...tests.map(({ name, params }) => BOUNDS[`${type} ${name ?? ''}`]?.(params ?? {})),
  ) as JsonSchema;
}

function partsOf(field: SchemaDescription): JsonSchema {
  if (isObject(field)) {
    const required = Object.entries(field.fields).filter(([, each]) => 'optional' in each && !each.optional);
    return {
      properties: Object.fromEntries(
        Object.entries(field.fields).map(([name, each]) => [
          name,
          { ...fromDescription(each), ...fieldDescription(name) },
        ]),
      ),
      ...(required.length > 0 && { required: required.map(([name]) => name) }),
    };
  }
  if (isList(field) && field.innerType && !Array.isArray(field.innerType))
    return { items: fromDescription(field.innerType) };
  return {};
}

const fieldDescription = (name: string) => FIELD_DESCRIPTIONS[name] && { description: FIELD_DESCRIPTIONS[name] };

const isObject = (field: SchemaDescription): field is SchemaObjectDescription => 'fields' in field;
const isList = (field: SchemaDescription): field is SchemaInnerTypeDescription => 'innerType' in field;
