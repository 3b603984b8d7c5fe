/** Repeatable random choices: the same seed gives the same choices. */
export interface Random {
  /** A number from `min` to `max`, both inclusive. */
  integer: (min: number, max: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** Different items in random order; all of them if there are fewer than `count`. */
  sample: <T>(items: readonly T[], count: number) => T[];
  chance: (probability: number) => boolean;
  /** At least 0 and below 1. */
  fraction: () => number;
}

export function makeRandom(seed: number): Random {
  const fraction = mulberry32(seed);
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    integer,
    fraction,
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    sample: (items, count) => {
      const left = [...items];
      const size = Math.min(count, left.length);
      return Array.from({ length: size }, () => left.splice(integer(0, left.length - 1), 1)).flat();
    },
  };
}

/** Tommy Ettinger's generator with 32 bits of state: good enough for invented data, and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
