import type { FastifyTypeProvider } from 'fastify';
import fp from 'fastify-plugin';
import { type InferType, type ISchema, type Schema, ValidationError } from 'yup';

/** Routes are validated by the contract's yup schemas, so `request.body` has the contract's type. */
export interface YupTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends ISchema<unknown> ? InferType<this['schema']> : unknown;
}

/** Unknown fields are dropped, texts from query strings and forms are cast, and all problems are reported at once. */
export const yupValidation = fp(async (app) => {
  app.setValidatorCompiler<Schema>(({ schema, httpPart }) => (value: unknown) => {
    try {
      return {
        value: schema.validateSync(prepareInput(httpPart, value), { abortEarly: false, stripUnknown: true }) as unknown,
      };
    } catch (error) {
      // Any other error is a bug, and not the caller's mistake.
      if (!ValidationError.isError(error)) throw error;
      return { error };
    }
  });
});

function prepareInput(httpPart: string | undefined, value: unknown): unknown {
  // A missing body is treated as an empty one, so that the schema names the missing fields.
  if (httpPart === 'body') return sanitise(value ?? {});
  // Empty parameters are dropped: with `?category_id=&q=` a form says that nothing was chosen.
  if (httpPart === 'querystring') {
    return sanitise(Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== '')));
  }
  return sanitise(value);
}

/** Four levels: the body, a list in it, a row of the list, and a field of the row. */
const MAX_DEPTH = 4;

/**
 * Removes what makes yup throw. It looks fields up with `in`, so that a field called `toString` finds the inherited function; it calls the
 * `toString` of values; and it recurses into nested lists without a limit. None of our fields has such a name or lies so deep.
 */
function sanitise(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((each) => sanitise(each, depth + 1));
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own.map(([name, each]) => [name, sanitise(each, depth + 1)]));
}
