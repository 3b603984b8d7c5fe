import type { FastifyTypeProvider } from 'fastify';
import fp from 'fastify-plugin';
import type { InferType, ISchema, Schema } from 'yup';

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
      return { error: error as Error };
    }
  });
});

function givenIn(httpPart: string | undefined, value: unknown): unknown {
  // An absent body is an empty one: the schema then names the fields that are missing.
  if (httpPart === 'body') return value ?? {};
  // `?category_id=&q=` is how a form says that nothing was chosen.
  if (httpPart === 'querystring') {
    return Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== ''));
  }
  return value;
}
