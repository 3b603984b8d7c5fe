import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Invitation } from '@contract/wire/colleague';
import { useMessages } from '@/shared/i18n';
import { useAttempt } from '@/shared/lib/failure';
import { useFormat } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { Ltr } from '@/shared/ui/ltr';
import { ListRow, PlainList } from '@/shared/ui/plain-list';

import { useInviteColleagueMutation, useWithdrawInvitationMutation } from '../api/colleagueApi';
import { InviteForm } from './InviteForm';

interface InvitationsProps {
  invitations: readonly Invitation[];
  isManaging: boolean;
}

/**
 * The invitations that were not accepted yet, and a form for new ones if the reader manages the pharmacy. Speaks the texts of
 * `pharmacySettings`.
 */
export function Invitations({ invitations, isManaging }: InvitationsProps) {
  const { t } = useTranslation('pharmacySettings');

  return (
    <Stack spacing={2}>
      {isManaging && <InviteForm />}
      {invitations.length > 0 && (
        <PlainList aria-label={t('invitations.pending')}>
          {invitations.map((invitation) => (
            <ListRow key={invitation.id} actions={isManaging && <Actions invitation={invitation} />}>
              <Invited invitation={invitation} />
            </ListRow>
          ))}
        </PlainList>
      )}
      {invitations.length === 0 && <Typography color="textSecondary">{t('invitations.none')}</Typography>}
    </Stack>
  );
}

function Invited({ invitation: { email, expires_at } }: { invitation: Invitation }) {
  const { t } = useTranslation('pharmacySettings');
  const { dateTime } = useFormat();

  return (
    <>
      <Typography>
        <Ltr>{email}</Ltr>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('invitations.until', { date: dateTime(expires_at) })}
      </Typography>
    </>
  );
}

function Actions({ invitation: { id, email } }: { invitation: Invitation }) {
  const { t } = useTranslation('pharmacySettings');
  const messageOf = useMessages();
  const toast = useToast();
  const attempt = useAttempt();
  const [invite, { isLoading }] = useInviteColleagueMutation();
  const [withdraw] = useWithdrawInvitationMutation();

  const resend = async () => {
    await invite(email).unwrap();
    toast.success(messageOf('invitationSent'));
  };

  return (
    <>
      <Button
        loading={isLoading}
        aria-label={t('invitations.resendTo', { email })}
        onClick={() => void attempt(resend, t('invitations.failed'))}
      >
        {t('invitations.resend')}
      </Button>
      <ConfirmButton
        label={t('invitations.withdraw')}
        aria-label={t('invitations.withdrawOf', { email })}
        title={t('invitations.withdrawTitle')}
        body={t('invitations.withdrawBody', { email })}
        call={() => withdraw(id).unwrap()}
        done={messageOf('invitationWithdrawn')}
        failed={t('invitations.withdrawFailed')}
      />
    </>
  );
}
