import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** An object that has this name in the OpenAPI document, wherever it is used. */
export const Shape = <T extends TProperties>(title: string, properties: T, description?: string) =>
  Type.Object(properties, { title, ...(description && { description }) });

/** Describe what null means, unless it is simply a text that was not given. */
export const Nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description ? { description } : {});

export const NullableText = Nullable(Type.String());

export const PicturePath = Nullable(Type.String(), 'Path on this server; null where there is none');

export const StringEnum = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/**
 * An amount in EGP with at most two decimals. `multipleOf: 0.01` cannot be used: validators would refuse 19.99, which is no such multiple
 * in binary floating point.
 */
export const Egp = (description = 'At most two decimals') => Type.Number({ description });

/** A point in time, as ISO 8601. */
export const DateTime = (description = 'UTC') => Type.String({ format: 'date-time', description });

/** The subtotal from which delivery is free. */
export const FreeDeliveryThreshold = Nullable(Egp(), '0 where every delivery is free, null where none is');

/** Set while a pharmacy accepts no orders. */
export const ClosedUntil = Nullable(
  Type.String({ format: 'date' }),
  'It takes orders again on this day in Africa/Cairo; null where it takes them',
);

/** The envelope of every 2xx answer. */
export const Answer = <T extends TSchema>(data: T) =>
  Type.Object({ success: Type.Literal(true), message: Type.String(), data });

/** A 2xx answer without data. */
export const Done = Shape('Done', { success: Type.Literal(true), message: Type.String(), data: Type.Null() });

export const PageLink = Shape('PageLink', {
  label: Type.String(),
  url: Nullable(Type.String(), 'Null where there is no such page'),
  active: Type.Boolean(),
});

/** The `data` of every list answer; pages count from 1. */
export const Page = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    current_page: Type.Integer(),
    last_page: Type.Integer(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    links: Type.Array(PageLink),
  });

/**
 * Every 4xx and 5xx answer. `errors` maps a field path to its messages, for a form; `code` distinguishes refusals with the same status;
 * `data` carries what the caller needs to continue, for example a new quote.
 */
export const Problem = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  code: Type.Optional(Type.String()),
  data: Type.Optional(Type.Unknown()),
});

export interface Answered<T> {
  success: true;
  message: string;
  data: T;
}

export type PageLink = Static<typeof PageLink>;

export interface Paginated<T> {
  data: T[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  links: PageLink[];
}

export type Problem = Static<typeof Problem>;
