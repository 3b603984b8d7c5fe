import { spawn } from 'node:child_process';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import clientConfig from '../webpack.config';
import { readSettings } from './database';
import { ROOT } from './processes';

const { host, port } = readSettings();
const apiPort = port + 1;

const api = spawn(join(ROOT, 'node_modules/.bin/tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, HOST: host, PORT: String(apiPort), PUBLIC_URL: `http://${host}:${port}` },
  stdio: 'inherit',
});

const client = new WebpackDevServer(
  {
    host,
    port,
    hot: true,
    historyApiFallback: true,
    static: join(ROOT, 'public'),
    proxy: [{ context: ['/api', '/images/uploads'], target: `http://${host}:${apiPort}` }],
    client: { overlay: { runtimeErrors: false } },
    setupExitSignals: false,
  },
  webpack({ ...clientConfig('development', join(ROOT, 'dist/dev')), stats: 'errors-warnings' }),
);

let isStopping = false;

/** When one side ends, the other one is stopped too. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  api.kill('SIGTERM');
  await client.stop();
}

api.on('exit', () => void stop());
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

await client.start();
process.stdout.write(`Dawaya, with hot reload: http://${host}:${port} (its API on port ${apiPort})\n`);
