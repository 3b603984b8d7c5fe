export { KeptTabs } from './KeptTabs';
