import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeTemporaryFolder } from '../testing/temporaryFolder';
import { openPages } from './pages';

/** Asks for something and draws the status of the answer. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ type, id, status }) =>
  parentPort.postMessage(
    type === 'draw' ? { type: 'ask', id, path: '/api/medications' }
      : { type: 'drawn', id, page: { status, head: '', body: '', answers: [] } },
  ),
);`;

it('goes on with a page whose call the server does not answer, as it does not while it closes', async () => {
  const { folder, remove } = await makeTemporaryFolder();
  const file = join(folder, 'pages.cjs');
  await writeFile(file, THREAD);
  const pages = openPages({
    file,
    ask: () => Promise.reject(new Error('closing')),
    onTrouble: (reason) => {
      throw new Error(reason);
    },
  });

  const page = await pages.draw({
    url: '/medications',
    language: 'en',
    origin: 'https://dawaya.example',
    supportEmail: 'support@dawaya.example',
  });
  await pages.close();
  await remove();

  expect(page).toMatchObject({ status: 503 });
});
