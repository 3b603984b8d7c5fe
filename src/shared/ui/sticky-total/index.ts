export { StickyTotal } from './StickyTotal';
