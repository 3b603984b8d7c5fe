export { HoldRows, useHeldRows } from './useHeldRows';
export { useHoldable } from './useHoldable';
