import buildSerializers, { type Serializer } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

const compile = buildSerializers()();
/** By the JSON text of the schema, since most routes share the same few refusals. */
const serializers = new Map<string, Serializer>();

/**
 * Compiles a serialiser when the first answer needs it: there are a hundred routes with several schemas each, and few of them are used in a
 * minute.
 */
export function serializeByShape(app: FastifyInstance) {
  app.setSerializerCompiler((route) => {
    let serialize: Serializer | undefined;
    return (answer) => (serialize ??= serializerOf({ ...route, httpStatus: route.httpStatus ?? '' }))(answer);
  });
}

function serializerOf(route: Parameters<typeof compile>[0]): Serializer {
  const shape = JSON.stringify(route.schema);
  const serialize = serializers.get(shape) ?? compile(route);
  serializers.set(shape, serialize);
  return serialize;
}
