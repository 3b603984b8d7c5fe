import type { FastifyTypeProvider } from 'fastify';
import fp from 'fastify-plugin';
import { type InferType, type ISchema, type Schema, ValidationError } from 'yup';

/** Route schemas are the contract's yup schemas, so `request.body` has the contract's type. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends ISchema<unknown> ? InferType<this['schema']> : unknown;
}

/** Unknown fields are dropped, texts from query strings and form data are cast, all problems are told at once. */
export const yupValidation = fp(async (app) => {
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => (value: unknown) => {
    try {
      return {
        value: schema.validateSync(givenIn(httpPart, value), { abortEarly: false, stripUnknown: true }) as unknown,
      };
    } catch (error) {
      // Anything else is a fault of ours, and no caller's.
      if (!ValidationError.isError(error)) throw error;
      return { error };
    }
  });
});

function givenIn(httpPart: string | undefined, value: unknown): unknown {
  // An absent body is an empty one: the schema then names the fields that are missing.
  if (httpPart === 'body') return readable(value ?? {});
  // `?category_id=&q=` is how a form says that nothing was chosen.
  if (httpPart === 'querystring') {
    return readable(Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== '')));
  }
  return readable(value);
}

/** A body, the list of its rows, a row, and what is wrong in one of its fields. */
const DEEPEST = 4;

/**
 * Without what yup cannot read, wherever it lies. It looks up the name of a field among its own with all that every object inherits,
 * so that `toString` finds a function instead of nothing; it calls the same of a value, and goes through lists in lists until the
 * stack is full. No field of ours has such a name, or lies so deep.
 */
function readable(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((each) => readable(each, depth + 1));
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own.map(([name, each]) => [name, readable(each, depth + 1)]));
}
