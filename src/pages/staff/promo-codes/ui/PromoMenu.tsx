import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { useDeletePromoCodeMutation } from '@/entities/promo-code';
import { useToast } from '@/shared/lib/toast';
import { ConfirmedCall } from '@/shared/ui/confirm-dialog';

interface PromoMenuProps {
  promo: PromoCode;
  onEdit: () => void;
}

/** What can be done with a code; deleting is final, so it asks first. */
export function PromoMenu({ promo, onEdit }: PromoMenuProps) {
  const { t } = useTranslation('promoCodes');
  const toast = useToast('staff');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deletePromo] = useDeletePromoCodeMutation();
  const { id, code } = promo;
  const name = t('actionsOf', { code });

  const pick = (action: () => unknown) => () => {
    setAnchor(null);
    void action();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('copied', { code }));
    } catch {
      // On plain http, in a pharmacy's own network, a browser gives no clipboard.
      toast.error(t('copyFailed', { code }));
    }
  };

  return (
    <>
      <IconButton aria-label={name} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={pick(onEdit)}>{t('editAction')}</MenuItem>
        <MenuItem onClick={pick(copy)}>{t('copy')}</MenuItem>
        <MenuItem onClick={pick(() => setIsAsking(true))} sx={{ color: 'error.main' }}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <ConfirmedCall
        isOpen={isAsking}
        title={t('deleteTitle', { code })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        call={() => deletePromo(id).unwrap()}
        done={t('deleted')}
        failed={t('deleteFailed')}
        place="staff"
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
