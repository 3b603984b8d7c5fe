import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Activity, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { UnsavedPage } from '@/shared/ui/unsaved';

interface KeptTab {
  name: string;
  label: string;
  panel: ReactNode;
}

/** The first one is open where the address names none. */
export type KeptTabList = readonly [KeptTab, ...KeptTab[]];

/** The open one, by which the document is titled, too. */
export function useKeptTab(tabs: KeptTabList): KeptTab {
  const [params] = useSearchParams();
  return tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0];
}

interface KeptTabsProps {
  label: string;
  tabs: KeptTabList;
}

/** Forms under tabs, the open one named by the address (`?tab=`). A tab that was left keeps what is typed there, and the page is not left without a question. */
export function KeptTabs({ label, tabs }: KeptTabsProps) {
  const [, setParams] = useSearchParams();
  const [first] = tabs;
  const current = useKeptTab(tabs);

  return (
    <UnsavedPage>
      <Tabs
        aria-label={label}
        value={current.name}
        onChange={(_event, next: string) => setParams(next === first.name ? {} : { tab: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mt: 2, mb: 3, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map(({ name, label: text }) => (
          <Tab key={name} id={`tab-${name}`} aria-controls={`panel-${name}`} value={name} label={text} />
        ))}
      </Tabs>
      {tabs.map(({ name, panel }) => (
        <Activity key={name} mode={name === current.name ? 'visible' : 'hidden'}>
          <Box role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} sx={{ maxWidth: 720 }}>
            {panel}
          </Box>
        </Activity>
      ))}
    </UnsavedPage>
  );
}
