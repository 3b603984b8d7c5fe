import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MedicationDetails } from '@contract/wire/medication';
import { useLanguage } from '@/shared/i18n';
import { isolateDoses } from '@/shared/lib/format';
import { useTextLang } from '@/shared/ui/text-with-lang';

import { MedicationFacts, UsageFacts } from './MedicationFacts';

const TABS = ['description', 'details', 'usage'] as const;
type TabName = (typeof TABS)[number];

export function MedicationTabs({ medication }: { medication: MedicationDetails }) {
  const { t } = useTranslation('medications');
  const { textOf } = useLanguage();
  const ownLanguageOf = useTextLang();
  const description = textOf(medication.description, medication.description_ar);
  const [tab, setTab] = useState<TabName>('description');
  const id = useId();

  const panels = {
    description: (
      <Typography
        dir="auto"
        lang={ownLanguageOf(description)}
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {isolateDoses(description ?? t('noDescription'))}
      </Typography>
    ),
    details: <MedicationFacts details={medication.details} />,
    usage: <UsageFacts usage={medication.usage_and_side_effects} />,
  } satisfies Record<TabName, ReactNode>;

  return (
    <Paper variant="outlined" sx={{ mt: { xs: 4, md: 6 }, borderRadius: '16px', overflow: 'hidden' }}>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        aria-label={t('about')}
        variant="scrollable"
        allowScrollButtonsMobile
        // On a phone the longest label breaks into two lines instead of being cut off. With text of twice the size, the tabs scroll.
        sx={{
          px: { sm: 1.5 },
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
          '& .MuiTab-root': { flexShrink: 1, minWidth: 'min-content', paddingInline: { xs: 1.5, sm: 2 } },
        }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {TABS.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== tab}
          tabIndex={0}
          sx={{ p: { xs: 2.5, sm: 4 }, minHeight: 180 }}
        >
          {panels[name]}
        </Box>
      ))}
    </Paper>
  );
}
