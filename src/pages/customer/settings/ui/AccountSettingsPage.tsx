import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { CurrentUser } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { PageBreadcrumbs } from '@/shared/ui/breadcrumbs';
import { type FormTabList, FormTabs, useCurrentTab } from '@/shared/ui/form-tabs';
import { PageTitle } from '@/shared/ui/page-title';

import { ProfileTab } from './ProfileTab';
import { SecurityTab } from './SecurityTab';

export function AccountSettingsPage() {
  const { t } = useTranslation(['settings', 'customer']);
  const tabs: FormTabList = [
    {
      name: 'profile',
      label: t('settings:tabs.profile'),
      panel: <CurrentUser>{(user) => <ProfileTab user={user} />}</CurrentUser>,
    },
    {
      name: 'security',
      label: t('settings:tabs.security'),
      panel: <CurrentUser>{(user) => <SecurityTab user={user} />}</CurrentUser>,
    },
  ];
  const { label } = useCurrentTab(tabs);

  return (
    <>
      <PageTitle title={`${label} | ${t('settings:title')}`} />
      <PageBreadcrumbs trail={[{ label: t('customer:title'), to: ROUTES.customer }]} current={t('settings:title')} />
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {t('settings:title')}
      </Typography>
      <FormTabs label={t('settings:tabs.label')} tabs={tabs} />
    </>
  );
}
