import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OpenSession } from '@contract/wire/session';
import { useDeviceName, useEndSessionMutation } from '@/entities/open-session';
import { useFormat } from '@/shared/lib/format';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

import { useEnding } from '../model/useEnding';

export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  const nameOf = useDeviceName();
  const [isAsking, setIsAsking] = useState(false);
  const [endSession, { isLoading }] = useEndSessionMutation();
  const end = useEnding('deviceSignedOut', () => setIsAsking(false));
  const device = nameOf(session.user_agent);

  return (
    <Stack component="li" direction="row" spacing={2} sx={ROW}>
      <div>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
          {session.is_current && <Chip size="small" color="primary" label={t('sessions.current')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.since', { date: dateTime(session.created_at) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.lastUsed', { date: dateTime(session.last_used_at) })}
        </Typography>
      </div>
      {!session.is_current && (
        <Button
          color="error"
          aria-label={t('sessions.endOf', { device })}
          sx={{ flexShrink: 0 }}
          onClick={() => setIsAsking(true)}
        >
          {t('sessions.end')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endTitle', { device })}
        body={t('sessions.endBody')}
        confirmLabel={t('sessions.end')}
        isBusy={isLoading}
        onConfirm={() => end(() => endSession(session.id).unwrap())}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}

const ROW = {
  py: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
};
