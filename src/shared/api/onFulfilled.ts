import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';

import type { baseQuery } from './baseQuery';

/** The `onQueryStarted` of a mutation. */
export type OnStarted<Answer, Argument> = NonNullable<TypedMutationOnQueryStarted<Answer, Argument, typeof baseQuery>>;

/** Calls `act` with the answer. A failure is left to the component that started the mutation. */
export const onFulfilled = <Answer>(
  queryFulfilled: Promise<{ data: Answer }>,
  act: (answer: Answer) => void,
): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  );
