export { type KeptTabList, KeptTabs, useKeptTab } from './KeptTabs';
