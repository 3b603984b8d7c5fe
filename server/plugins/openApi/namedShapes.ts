import type { Operation } from './document';

type Json = Record<string, unknown>;
type Shapes = Record<string, unknown>;

/** Moves every shape that has a title out of the answers and into `shapes`: a client that is generated from the document then has one type for it. The server itself writes by whole schemas. */
export function extractNamedShapes(paths: Record<string, Record<string, Operation>>, shapes: Shapes): void {
  for (const { responses } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    for (const { content = {} } of Object.values(responses)) {
      for (const media of Object.values(content)) media.schema = extract(media.schema, shapes) as Json;
    }
  }
}

function extract(value: unknown, shapes: Shapes): unknown {
  if (Array.isArray(value)) return value.map((each) => extract(each, shapes));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, extract(inner, shapes)]);
  const { title, ...shape } = Object.fromEntries(entries) as Json;
  // A field may be called so, too; its value is a schema.
  if (typeof title !== 'string') return Object.fromEntries(entries) as Json;
  const known = (shapes[title] ??= shape);
  if (JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`Two shapes are called ${title}`);
  return { $ref: `#/components/schemas/${title}` };
}
