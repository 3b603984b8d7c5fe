import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import type { DeletionInput } from '@contract/account';
import type { User } from '@contract/wire/session';
import { useDeleteAccountMutation } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { useMessages } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { markAccountClosed, sessionEnded } from '@/shared/session';
import { FormDialog } from '@/shared/ui/form-dialog';

import { DeletionCheck } from './DeletionCheck';

/** Uses the texts of `settings` and `account`. */
export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  const [deleteAccount] = useDeleteAccountMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const messageOf = useMessages();
  const close = () => setIsAsking(false);

  const leave = async (input: DeletionInput) => {
    await deleteAccount(input).unwrap();
    markAccountClosed(user.id);
    // Once the session has ended, the protected page sends the guest to sign in. `flushSync` makes that happen before we go home, and home
    // replaces that entry: otherwise Back would ask somebody without an account to sign in.
    flushSync(() => void dispatch(sessionEnded()));
    void navigate(ROUTES.home, { replace: true });
    toast.success(messageOf('accountDeleted'));
  };

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t('delete.open')}
      </Button>
      {isAsking && (
        <FormDialog title={t('delete.dialogTitle')} onClose={close}>
          <DeletionCheck isCodeRequired={user.has_two_factor} onSubmit={leave} onCancel={close} />
        </FormDialog>
      )}
    </>
  );
}
