export { saysAllAtFields } from './saysAllAtFields';
export { useFailure } from './useFailure';
export { useSending } from './useSending';
