import { readFileSync } from 'node:fs';

const SAMPLE_MS = 250;
const BYTES_OF_A_KB = 1024;

/** The resident memory of a process in megabytes, as Linux reports it. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / BYTES_OF_A_KB;
}

/** The peak memory of a process while `work` runs. */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let megabytes = residentMegabytes(pid);
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytes(pid))), SAMPLE_MS);
  await work().finally(() => clearInterval(sampling));
  return megabytes;
}
