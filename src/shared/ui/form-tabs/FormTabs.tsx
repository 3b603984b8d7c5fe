import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Activity, type ReactNode, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { UnsavedPage } from '@/shared/ui/unsaved';

interface FormTab {
  name: string;
  label: string;
  panel: ReactNode;
}

/** The first tab is the default. */
export type FormTabList = readonly [FormTab, ...FormTab[]];

/** The open tab; the pages also use it for their title. */
export function useCurrentTab(tabs: FormTabList): FormTab {
  const [params] = useSearchParams();
  return tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0];
}

interface FormTabsProps {
  label: string;
  tabs: FormTabList;
}

/** Tabs with forms; the address names the open one (`?tab=`). A hidden tab keeps its changes, and leaving the page asks first. */
export function FormTabs({ label, tabs }: FormTabsProps) {
  const [, setParams] = useSearchParams();
  const [first] = tabs;
  const current = useCurrentTab(tabs);
  useFocusOnTab(current.name);

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

/**
 * Moves the focus to the open tab, if it was in the panel of another one, as on a link between them. A hidden panel is still there, so that
 * nothing else would move the focus out of it.
 */
function useFocusOnTab(name: string) {
  useLayoutEffect(() => {
    const panel = document.activeElement?.closest('[role="tabpanel"]');
    if (panel && panel.id !== `panel-${name}`) document.getElementById(`tab-${name}`)?.focus();
  }, [name]);
}
