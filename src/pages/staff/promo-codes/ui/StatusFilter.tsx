import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import { PROMO_STATUSES, type PromoListQuery } from '@contract/promoCode';

type Status = PromoListQuery['status'];

interface StatusFilterProps {
  status: Status;
  onPick: (status: Status) => void;
}

export function StatusFilter({ status, onPick }: StatusFilterProps) {
  const { t } = useTranslation('promoCodes');

  return (
    <TextField
      select
      fullWidth
      id="status"
      label={t('statusFilter')}
      value={status}
      onChange={(event) => onPick(event.target.value as Status)}
    >
      <MenuItem value="all">{t('allStatuses')}</MenuItem>
      {PROMO_STATUSES.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`status.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
