import { CALLERS } from './callers';
import type { Operation } from './document';

interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** Writes docs/routes.md: every call with its guard. */
export function routeList({ tags, paths }: ApiDocument): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = rows.filter(({ operation }) => operation.tags?.includes(name));
    const lines = own.map(
      ({ path, method, operation }) =>
        `| ${method} | \`${path}\` | ${CALLERS[operation['x-guard']]} | ${operation.summary ?? ''} |`,
    );
    return [
      `## ${name}`,
      '',
      `${description}.`,
      '',
      '| Method | Path | For | What it does |',
      '| --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
  });
  return [
    '# Routes',
    '',
    'Written by `npx tsx scripts/writeRoutes.ts` from the routes themselves; a test fails when this page is out of date.',
    'A record of somebody else answers 404 to those who may call a route but do not own it. Shapes, errors and examples are at `/api/docs`.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}
