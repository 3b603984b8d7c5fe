import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useCloseOnBack } from '@/shared/lib/back';

/** The kind of device that the instructions are for. */
export type Device = 'apple' | 'google';

const STEPS = ['open', 'menu', 'add'] as const;

interface InstallDialogProps {
  device: Device;
  onClose: () => void;
}

/** Explains how to put the site on a home screen if the browser does not offer it by itself. Uses the texts of `site`. */
export function InstallDialog({ device, onClose }: InstallDialogProps) {
  const { t } = useTranslation(['site', 'common']);
  const titleId = useId();
  useCloseOnBack(onClose);

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('site:install.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t('site:install.body')}</Typography>
        <Heading>{t(`site:install.${device}.title`)}</Heading>
        <Typography component="ol" sx={{ m: 0, paddingInlineStart: 3, '& > li': { mb: 0.5 } }}>
          {STEPS.map((step) => (
            <li key={step}>{t(`site:install.${device}.${step}`)}</li>
          ))}
        </Typography>
        <Heading>{t('site:install.computer.title')}</Heading>
        <Typography>{t('site:install.computer.body')}</Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle1" component="h3" sx={{ mt: 2.5, mb: 0.5, fontWeight: 600 }}>
    {children}
  </Typography>
);
