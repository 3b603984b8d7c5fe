import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { User } from '@contract/wire/session';

import { DisableDialog } from './DisableDialog';
import { RenewDialog } from './RenewDialog';
import { SetUpDialog } from './SetUpDialog';

type Task = 'set-up' | 'renew' | 'disable';

/** Whether a sign-in asks for a code, and what can be changed about it. Speaks the texts of `settings` and `account`. */
export function TwoFactor({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);

  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <span role="status">
        <Chip
          color={user.has_two_factor ? 'success' : 'default'}
          variant="outlined"
          label={t(user.has_two_factor ? 'twoFactor.on' : 'twoFactor.off')}
        />
      </span>
      {user.has_two_factor ? (
        <>
          <Button variant="outlined" onClick={() => setTask('renew')}>
            {t('twoFactor.renew')}
          </Button>
          <Button color="error" onClick={() => setTask('disable')}>
            {t('twoFactor.disable')}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={() => setTask('set-up')}>
          {t('twoFactor.enable')}
        </Button>
      )}
      {task === 'set-up' && <SetUpDialog onClose={close} />}
      {task === 'renew' && <RenewDialog onClose={close} />}
      {task === 'disable' && <DisableDialog onClose={close} />}
    </Stack>
  );
}
