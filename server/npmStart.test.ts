import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { BUNDLE, bundleServer, type ServerProcess, spawnServer } from './testing/serverProcess';
import { makeTemporaryFolder } from './testing/temporaryFolder';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
const started: ServerProcess[] = [];

beforeAll(async () => {
  await bundleServer();
  temporary = await makeTemporaryFolder();
});
afterEach(() => Promise.all(started.splice(0).map((server) => server.end('SIGTERM'))));
afterAll(() => temporary.remove());

/** The project's `npm start` without its build: the server of this commit is bundled already. */
async function npmStart() {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const project = join(temporary.folder, 'project');
  await mkdir(join(project, 'dist/server'), { recursive: true });
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: scripts.start } }));
  const main = `process.chdir(${JSON.stringify(resolve('.'))});\nawait import('${pathToFileURL(BUNDLE).href}');\n`;
  await writeFile(join(project, 'dist/server/main.js'), main);
  const server = spawnServer({ DATA_DIR: join(temporary.folder, 'data') }, 'npm', ['start', '--prefix', project]);
  started.push(server);
  return server;
}

const isRefused = (address: string) =>
  fetch(`${address}/health/live`).then(
    () => false,
    () => true,
  );

it('ends the server with npm, as a service manager does it, and lets the next one start', async () => {
  const first = await npmStart();
  const address = await first.ready();

  first.process.kill('SIGTERM');
  await once(first.process, 'exit');

  expect(await isRefused(address)).toBe(true);
  expect(await isRefused(await (await npmStart()).ready())).toBe(false);
});
