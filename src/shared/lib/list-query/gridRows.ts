interface Answered<R> {
  data?: { data: R[]; total: number } | undefined;
  currentData?: unknown;
  error?: unknown;
}

/**
 * DataGrid props for what a query was answered; where that has failed there is nothing to draw. `data` outlives a page turn,
 * so that the row count never drops to 0 and resets the page.
 */
export function gridRows<R>({ data, currentData, error }: Answered<R>) {
  const hasFailed = error !== undefined && currentData === undefined;
  return {
    hasFailed,
    /** Unless it was searched or filtered, there is nothing to sort, to turn or to choose from. */
    isEmpty: error === undefined && currentData !== undefined && data?.total === 0,
    shown: {
      rows: hasFailed ? [] : (data?.data ?? []),
      rowCount: data?.total ?? 0,
      loading: currentData === undefined,
    },
  };
}
