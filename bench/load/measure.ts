import autocannon, { type Request, type Result } from 'autocannon';

/** One call of a round; the next one may differ. */
export type NextRequest = () => Pick<Request, 'method' | 'path' | 'headers' | 'body'>;

export interface Load {
  origin: string;
  connections: number;
  seconds: number;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx and calls without an answer. */
  failures: number;
}

/** Keeps every connection busy: the next call goes out when the one before it is answered. Latencies are milliseconds. */
export async function measure(next: NextRequest, { origin, connections, seconds }: Load): Promise<Figures> {
  const latencies: number[] = [];
  const options = {
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request: Request) => ({ ...request, ...next() }) }],
  };
  const { duration, non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / duration,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    failures: non2xx + errors,
  };
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
