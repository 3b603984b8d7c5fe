import { readFile } from 'node:fs/promises';

import { routeList } from './plugins/openApi/routeList';
import { listRoutes } from './testing/listRoutes';
import { startTestApp } from './testing/testApp';

it('lists in docs/routes.md every route that the app has, with its guard', async () => {
  const { app, call, stop } = await startTestApp();

  const document = (await call({ url: '/api/docs/json' })).json();
  const page = await readFile('docs/routes.md', 'utf8');

  // If the page is out of date: npx tsx scripts/writeRoutes.ts
  expect(page).toBe(routeList(document));
  expect(page.match(/^\| (GET|POST|PUT|PATCH|DELETE) /gm)).toHaveLength(
    listRoutes(app).filter((call) => call.includes(' /api/')).length,
  );
  await stop();
});
