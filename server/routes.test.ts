import { readFile } from 'node:fs/promises';

import { routeList } from './plugins/openApi/routeList';
import { startTestApp } from './testing/testApp';

it('lists in docs/routes.md every route that the app has, with its guard', async () => {
  const { app, call, stop } = await startTestApp();

  const document = (await call({ url: '/api/docs/json' })).json();
  const page = await readFile('docs/routes.md', 'utf8');

  // Out of date? npx tsx scripts/writeRoutes.ts
  expect(page).toBe(routeList(document));
  expect(page.match(/^\| (GET|POST|PUT|PATCH|DELETE) /gm)).toHaveLength(
    callsOf(app.printRoutes({ commonPrefix: false })).length,
  );
  await stop();
});

/** The router's own tree, read as a list: the calls of the API without HEAD and the documentation. */
function callsOf(tree: string): string[] {
  const open: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    open.length = indent.length / 4;
    open.push(part);
    const path = open.join('');
    if (!path.startsWith('/api/') || path.startsWith('/api/docs')) return [];
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}
