import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface PrescriptionDialogProps {
  count: number;
  isBusy: boolean;
  onPick: (change: { prescription_required: boolean }) => unknown;
  onClose: () => void;
}

/** Asks whether the selected products require a prescription. */
export function PrescriptionDialog({ count, isBusy, onPick, onClose }: PrescriptionDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const [isRequired, setIsRequired] = useState(true);
  const title = t('inventory:selection.prescriptionTitle', { count });

  return (
    <ConfirmDialog
      isOpen
      title={title}
      body={t('inventory:prescriptionHint')}
      confirmLabel={t('common:save')}
      color="primary"
      isBusy={isBusy}
      onConfirm={() => onPick({ prescription_required: isRequired })}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={title}
        value={String(isRequired)}
        onChange={(_event, value) => setIsRequired(value === 'true')}
        sx={{ mt: 1 }}
      >
        <FormControlLabel value="true" control={<Radio />} label={t('inventory:fields.prescriptionRequired')} />
        <FormControlLabel value="false" control={<Radio />} label={t('inventory:selection.noPrescription')} />
      </RadioGroup>
    </ConfirmDialog>
  );
}
