import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useListQuery } from '@/shared/lib/list-query';

import { PHARMACY_TABS, pharmacyPageQuery, type PharmacyTab } from '../model/pharmacyPageQuery';
import type { ShownPharmacy } from '../model/usePharmacy';
import { AboutPharmacy } from './AboutPharmacy';
import { PharmacyMedications } from './PharmacyMedications';

export function PharmacyTabs({ pharmacy }: { pharmacy: ShownPharmacy }) {
  const { t } = useTranslation('pharmacy');
  const [query, setQuery] = useListQuery(pharmacyPageQuery, { preventScrollReset: true });
  const id = useId();

  return (
    <Box sx={{ mt: { xs: 4, md: 6 } }}>
      <Tabs
        value={query.tab}
        // Keeps the page of the list while the visitor looks at the other tab.
        onChange={(_event, tab: PharmacyTab) => setQuery({ tab, page: query.page })}
        aria-label={t('tabs.label')}
        sx={{ mb: 3, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {PHARMACY_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(`tabs.${tab}`)}
            id={`${id}-tab-${tab}`}
            aria-controls={`${id}-panel-${tab}`}
          />
        ))}
      </Tabs>
      {PHARMACY_TABS.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-panel-${tab}`}
          aria-labelledby={`${id}-tab-${tab}`}
          hidden={tab !== query.tab}
        >
          {tab === query.tab && tab === 'about' && <AboutPharmacy pharmacy={pharmacy} />}
          {tab === query.tab && tab === 'medications' && (
            <PharmacyMedications pharmacyId={pharmacy.id} query={query} onChange={setQuery} />
          )}
        </div>
      ))}
    </Box>
  );
}
