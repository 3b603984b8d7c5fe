import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

export interface Outcome {
  ok: boolean;
  output: string;
  seconds: number;
}

/** The tools write into a pipe, so they cannot know whether there is a terminal. */
const COLOR_ENV = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: undefined, NO_COLOR: '1' };

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Runs the command of a package in the project root. The output is collected or, with `live`, shown at once. */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, live = false }: { env?: NodeJS.ProcessEnv; live?: boolean } = {},
): Promise<Outcome> {
  const start = performance.now();
  const bin = resolve(ROOT, 'node_modules/.bin');

  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...COLOR_ENV, ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      if (live) process.stdout.write(chunk);
      else output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) =>
      done({ ok: false, output: `${output}${error.message}\n`, seconds: secondsSince(start) }),
    );
    child.on('close', (code) => done({ ok: code === 0, output, seconds: secondsSince(start) }));
  });
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** Runs up to `width` steps at a time, and prints the result of each, with the output of a failed one. */
export async function runSteps(steps: Step[], width: number): Promise<boolean> {
  const waiting = [...steps];
  let ok = true;

  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await step.run();
      ok &&= outcome.ok;
      report(step.name, outcome);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return ok;
}

/** Prints one line for a step, and its output if it failed. */
export function report(name: string, { ok, output, seconds }: Outcome) {
  process.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s\n`);
  if (!ok && output) process.stdout.write(`${output.trimEnd()}\n\n`);
}
