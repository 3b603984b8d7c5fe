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
        value: schema.validateSync(prepareInput(httpPart, value), { abortEarly: false, stripUnknown: true }) as unknown,
      };
    } catch (error) {
      // Anything else is a fault of ours, and no caller's.
      if (!ValidationError.isError(error)) throw error;
      return { error };
    }
  });
});

function prepareInput(httpPart: string | undefined, value: unknown): unknown {
  // An absent body is an empty one: the schema then names the fields that are missing.
  if (httpPart === 'body') return sanitise(value ?? {});
  // `?category_id=&q=` is how a form says that nothing was chosen.
  if (httpPart === 'querystring') {
    return sanitise(Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== '')));
  }
  return sanitise(value);
}

/** A body, a list in it, a row of the list, and a field of the row. */
const MAX_DEPTH = 4;

/**
 * Leaves out what makes yup throw. It looks fields up by `in`, so that one called `toString` finds the inherited function, it calls
 * the `toString` of a value, and it recurses into nested lists without a limit. No field of ours has such a name, or lies so deep.
 */
function sanitise(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((each) => sanitise(each, depth + 1));
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own.map(([name, each]) => [name, sanitise(each, depth + 1)]));
}
