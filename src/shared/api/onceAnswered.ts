/** Acts on the answer of a call where one comes; what else comes is for whoever called to tell. */
export const onceAnswered = <Answer>(call: Promise<{ data: Answer }>, act: (answer: Answer) => void): Promise<void> =>
  call.then(
    ({ data }) => act(data),
    () => undefined,
  );
