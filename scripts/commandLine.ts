import { StartError } from '../server/startError';
import { runScript } from './database';

/** The number that was typed behind `--name`. */
export function wholeNumber(name: string, text: string, { least = 0, most = Infinity } = {}): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new StartError(
    `--${name} must be a whole number ${most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`}, not ${text}`,
  );
}

/** Runs the command, or prints its usage for `--help`. */
export const runOrShowUsage = (usage: string, command: () => Promise<void>) =>
  runScript(async () => {
    if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`);
    else await command();
  });
