export { keep, kept, keptByTab } from './storage';
