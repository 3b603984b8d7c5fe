import { useState } from 'react';

import type { ProductExportQuery } from '@contract/product';
import type { Product } from '@contract/wire/product';
import { useLazyGetProductPortionQuery } from '@/entities/product';
import { useIsMounted } from '@/shared/lib/mounted';

/** Which products: those that a search and the filters find. */
export type ProductChoice = Omit<ProductExportQuery, 'after'>;

interface Download {
  /** Of the stocks: when the first of them were read. */
  begun: Date;
  products: readonly Product[];
  /** Where the next portion begins; nothing is left where it is null. */
  next: number | null;
}

/** Reads products in portions, one after the other. After a failure it goes on where it stopped. */
export function useDownload(choice: ProductChoice, onRead: (products: readonly Product[], begun: Date) => void) {
  const [readPortion] = useLazyGetProductPortionQuery();
  const [download, setDownload] = useState<Download | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const isMounted = useIsMounted();

  const start = async (): Promise<void> => {
    let now: Download = download ?? { begun: new Date(), products: [], next: 0 };
    setDownload(now);
    setProblem(null);
    setIsBusy(true);
    try {
      while (now.next !== null && isMounted()) {
        const { rows, next } = await readPortion({ ...choice, after: now.next }).unwrap();
        now = { ...now, products: [...now.products, ...rows], next };
        setDownload(now);
      }
      if (isMounted()) onRead(now.products, now.begun);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };

  return { done: download?.products.length ?? null, isBusy, problem, start };
}
