import type { Operation } from './document';

type Json = Record<string, unknown>;
type Shapes = Record<string, unknown>;

/**
 * Moves every schema with a title from the answers to `shapes` and refers to it, so that a client generated from the document has one type
 * for it. The server itself serialises with the whole schemas.
 */
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
  // Here `title` is a field of the answer: its value is a schema and not a text.
  if (typeof title !== 'string') return Object.fromEntries(entries) as Json;
  const known = (shapes[title] ??= shape);
  if (JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`Two shapes are called ${title}`);
  return { $ref: `#/components/schemas/${title}` };
}
