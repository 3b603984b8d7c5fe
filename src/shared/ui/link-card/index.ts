export { clampLines } from './clampLines';
export { LinkCard } from './LinkCard';
export { LinkCardTitle } from './LinkCardTitle';
