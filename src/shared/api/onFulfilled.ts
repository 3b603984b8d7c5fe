/** Acts on the answer of `queryFulfilled`. A failure is left to the component that made the call. */
export const onFulfilled = <Answer>(
  queryFulfilled: Promise<{ data: Answer }>,
  act: (answer: Answer) => void,
): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  );
