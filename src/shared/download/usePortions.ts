import { useState } from 'react';
import { shallowEqual } from 'react-redux';

import { useIsMounted } from '@/shared/lib/mounted';

interface Portion<Row> {
  rows: readonly Row[];
  /** The `after` of the next portion; null after the last one. */
  next: number | null;
}

interface Reading<Choice, Row> extends Portion<Row> {
  choice: Choice;
  /** When the first portion was requested. */
  begun: Date;
}

interface Source<Choice, Row> {
  /** Fetches the rows after the given one; 0 starts from the beginning. */
  read: (query: Choice & { after: number }) => Promise<Portion<Row>>;
  onRead: (reading: Reading<Choice, Row>) => void;
}

/**
 * Reads all rows of a choice, one portion after the other. After a failure, `start` goes on where it stopped unless the choice has
 * changed.
 */
export function usePortions<Choice extends object, Row>({ read, onRead }: Source<Choice, Row>) {
  const [reading, setReading] = useState<Reading<Choice, Row> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const isMounted = useIsMounted();

  const start = async (choice: Choice): Promise<void> => {
    const hasMore = reading !== null && reading.next !== null && shallowEqual(reading.choice, choice);
    let now = hasMore ? reading : { choice, begun: new Date(), rows: [], next: 0 };
    setReading(now);
    setProblem(null);
    setIsBusy(true);
    try {
      while (now.next !== null && isMounted()) {
        const { rows, next } = await read({ ...choice, after: now.next });
        now = { ...now, rows: [...now.rows, ...rows], next };
        setReading(now);
      }
      if (isMounted()) onRead(now);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { done: reading?.rows.length ?? null, isBusy, problem, start };
}
