import buildSerializers, { type Serializer } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

const compile = buildSerializers()();
/** By the text of their shape: most routes are refused in the same few. */
const serializers = new Map<string, Serializer>();

/** Of a hundred routes, each with the shapes of its refusals, few are answered in a minute: the code that writes a shape is made when the first answer needs it. */
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
