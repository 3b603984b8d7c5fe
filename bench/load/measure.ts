import autocannon, { type Request, type Result } from 'autocannon';

/** Returns the next call of a measurement. */
export type NextRequest = () => Pick<Request, 'method' | 'path' | 'headers' | 'body'>;

export interface Load {
  origin: string;
  connections: number;
  seconds: number;
}

/** The result of one run of calls; a measurement consists of several. */
export interface Sample {
  /** In milliseconds, one per answer. */
  latencies: number[];
  seconds: number;
  /** Answers other than 2xx and calls without an answer. */
  failures: number;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** autocannon's sampling interval: with a longer one, short runs would end late. */
const TICK_MS = 250;

/** Keeps every connection busy: each sends its next call as soon as the last one is answered. */
export async function sample(next: NextRequest, { origin, connections, seconds }: Load): Promise<Sample> {
  const latencies: number[] = [];
  const options = {
    url: origin,
    connections,
    duration: seconds,
    sampleInt: TICK_MS,
    requests: [{ setupRequest: (request: Request) => ({ ...request, ...next() }) }],
  };
  const { duration, non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  return { latencies, seconds: duration, failures: non2xx + errors };
}

export function figuresOf(samples: readonly Sample[]): Figures {
  const latencies = samples.flatMap((each) => each.latencies).sort((a, b) => a - b);
  const sum = (field: 'seconds' | 'failures') => samples.reduce((total, each) => total + each[field], 0);
  return {
    perSecond: latencies.length / sum('seconds'),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    failures: sum('failures'),
  };
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
