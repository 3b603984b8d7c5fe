import type { JsonSchema } from '../plugins/openApi/jsonSchema';
import type { Guard } from '../plugins/session';

type Body = Record<string, unknown>;

interface Media {
  schema: JsonSchema;
  example?: Body;
  examples?: Record<string, { value: Body }>;
}
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema: JsonSchema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  'x-guard': Guard;
}
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}
/** A call of the API as described by its document. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  guard: Guard;
  parameters: Parameter[];
  bodies: Pick<BodyCall, 'schema' | 'example'>[];
}
export interface BodyCall extends Call {
  schema: JsonSchema;
  example: Body;
}

export const documentedCalls = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, 'x-guard': guard }]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase() as Call['method'],
      path,
      guard,
      parameters,
      bodies: bodiesOf(requestBody?.content['application/json']),
    })),
  );

function bodiesOf(media: Media | undefined): Call['bodies'] {
  if (!media) return [];
  const { schema, example = {}, examples = {} } = media;
  return (
    schema.oneOf?.map((each) => ({ schema: each, example: examples[each.title!]!.value })) ?? [{ schema, example }]
  );
}

/** One call for each kind of body, if the body is a choice. None for a call without a body. */
export const eachBody = (call: Call): BodyCall[] => call.bodies.map((body) => ({ ...call, ...body }));
