/** Removes the dots of initials, so that "I.V. Inf." and "100 I.U./ml" contain the words IV and IU. */
export const joinInitials = (text: string): string =>
  text.replace(
    /(^|\P{L})((?:\p{L}\.)+\p{L})(?!\p{L})\.?/gu,
    (_, before: string, initials: string) => `${before}${initials.replaceAll('.', '')} `,
  );
