/** The middle figure or, of an even number, the higher of the two middle ones. */
export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
