import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';
import { UnconfirmedEmailNote } from '@/entities/user';
import { useMessages } from '@/shared/i18n';

import { DisableDialog } from './DisableDialog';
import { RecoveryCodesLeft } from './RecoveryCodesLeft';
import { RenewDialog } from './RenewDialog';
import { SetUpDialog } from './SetUpDialog';

type Task = 'set-up' | 'renew' | 'disable';

/** Turns two-factor authentication on or off, or renews the recovery codes. Uses the texts of `settings` and `account`. */
export function TwoFactor({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const confirmEmailFirst = useMessages()('confirmEmailFirst');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const isUnconfirmed = !user.is_email_verified;

  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {user.has_two_factor ? (
        <>
          <Box sx={{ flexBasis: '100%' }}>
            <RecoveryCodesLeft count={user.recovery_codes_left} />
          </Box>
          <Button variant="outlined" onClick={() => setTask('renew')}>
            {t('twoFactor.renew')}
          </Button>
          <Button color="error" onClick={() => setTask('disable')}>
            {t('twoFactor.disable')}
          </Button>
        </>
      ) : (
        <>
          {/* Said before anybody types a password: the server does not turn it on for an e-mail that is not confirmed. */}
          {isUnconfirmed && (
            <UnconfirmedEmailNote label={t('twoFactor.sendAgain')} failedText={t('twoFactor.failed')}>
              {confirmEmailFirst}
            </UnconfirmedEmailNote>
          )}
          <Button variant="contained" disabled={isUnconfirmed} onClick={() => setTask('set-up')}>
            {t('twoFactor.enable')}
          </Button>
        </>
      )}
      {task === 'set-up' && <SetUpDialog onClose={close} />}
      {task === 'renew' && <RenewDialog onClose={close} />}
      {task === 'disable' && <DisableDialog onClose={close} />}
    </Stack>
  );
}
