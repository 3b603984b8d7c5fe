import { useState } from 'react';

import { useAttempt } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

export interface ConfirmedCallProps extends Omit<ConfirmDialogProps, 'isBusy' | 'onConfirm'> {
  call: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** Asks for confirmation, makes the call, shows the result in a toast and closes. */
export function ConfirmedCall({ call, done, failed, ...dialog }: ConfirmedCallProps) {
  const toast = useToast();
  const attempt = useAttempt();
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    await attempt(async () => {
      await call();
      toast.success(done);
    }, failed);
    setIsBusy(false);
    dialog.onClose();
  };

  return <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={confirm} />;
}
