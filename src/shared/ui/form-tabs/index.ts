export { type FormTabList, FormTabs, useCurrentTab } from './FormTabs';
