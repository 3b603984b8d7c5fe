import { StartError } from '../server/startError';
import { runScript } from './database';

/** Parses the number given for `--name`. */
export function wholeNumber(name: string, text: string, { min = 0, max = Infinity } = {}): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new StartError(
    `--${name} must be a whole number ${max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`}, not ${text}`,
  );
}

/** Runs the command, or prints its usage for `--help`. */
export const runOrShowUsage = (usage: string, command: () => Promise<void>) =>
  runScript(async () => {
    if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`);
    else await command();
  });
