export { CardGrid } from './CardGrid';
export { CardGridSkeleton } from './CardGridSkeleton';
