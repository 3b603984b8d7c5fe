import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';

import type { baseQuery } from './baseQuery';

/** What a change does besides, from its start. */
export type OnStarted<Answer, Argument> = NonNullable<TypedMutationOnQueryStarted<Answer, Argument, typeof baseQuery>>;

/** Acts on the answer of `queryFulfilled`. A failure is left to the component that made the call. */
export const onFulfilled = <Answer>(
  queryFulfilled: Promise<{ data: Answer }>,
  act: (answer: Answer) => void,
): Promise<void> =>
  queryFulfilled.then(
    ({ data }) => act(data),
    () => undefined,
  );
