import GetAppIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { loadTexts } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { Tag } from '@/shared/ui/tag';

import { isInstalled, promptInstall } from '../model/installPrompt';
import type { Device } from './InstallDialog';

const neverChanges = () => () => undefined;

/**
 * Buttons to put the web app on a home screen: by the browser's own offer if there is one, or else with instructions. Uses the texts of
 * `home`.
 */
export function InstallButtons() {
  const { t } = useTranslation(['home', 'common']);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const isDone = useSyncExternalStore(neverChanges, isInstalled, () => false);
  const toast = useToast();

  const explain = async (device: Device) => {
    const [{ InstallDialog }] = await Promise.all([import('./InstallDialog'), loadTexts(['site'])]);
    setDialog(<InstallDialog device={device} onClose={() => setDialog(null)} />);
  };
  const install = async (device: Device) => {
    if (!(await promptInstall())) await explain(device).catch(() => toast.error(t('common:offline')));
  };

  if (isDone) return <Tag color="success">{t('home:app.installed')}</Tag>;

  const buttonOf = (device: Device) => (
    <Button variant="outlined" size="large" startIcon={<GetAppIcon />} onClick={() => void install(device)}>
      {t(`home:app.${device}`)}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {buttonOf('apple')}
      {buttonOf('google')}
      {dialog}
    </Stack>
  );
}
