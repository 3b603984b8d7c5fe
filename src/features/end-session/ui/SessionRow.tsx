import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { OpenSession } from '@contract/wire/session';
import { useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { ListRow } from '@/shared/ui/plain-list';

import { useEndSessionMutation } from '../api/openSessionApi';
import { useDeviceName } from '../model/useDeviceName';

export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  const nameOf = useDeviceName();
  const messageOf = useMessages();
  const [endSession] = useEndSessionMutation();
  const device = nameOf(session.user_agent);
  const lastUsedId = `last-used-${session.id}`;

  const endButton = (
    <ConfirmButton
      label={t('sessions.end')}
      aria-label={t('sessions.endOf', { device })}
      // Two devices with the same browser have the same name, so the button is also described by the last use.
      aria-describedby={lastUsedId}
      title={t('sessions.endTitle', { device })}
      body={t('sessions.endBody')}
      call={() => endSession(session.id).unwrap()}
      done={messageOf('deviceSignedOut')}
      failed={t('sessions.failed')}
    />
  );

  return (
    <ListRow actions={!session.is_current && endButton}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        {session.is_current && <Chip size="small" color="primary" label={t('sessions.current')} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('sessions.since', { date: dateTime(session.created_at) })}
      </Typography>
      <Typography id={lastUsedId} variant="body2" color="textSecondary">
        {t('sessions.lastUsed', { date: dateTime(session.last_used_at) })}
      </Typography>
    </ListRow>
  );
}
