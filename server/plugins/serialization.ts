import buildSerializers, { type Serializer } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

/** Of a hundred routes, each with the shapes of its refusals, few are answered in a minute: the code that writes a shape is made when the first answer needs it. */
export function serializeByShape(app: FastifyInstance) {
  const compile = buildSerializers()();
  app.setSerializerCompiler((route) => {
    let serialize: Serializer | undefined;
    return (answer) => (serialize ??= compile({ ...route, httpStatus: route.httpStatus ?? '' }))(answer);
  });
}
