import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { useDeletePromoCodeMutation } from '@/entities/promo-code';
import { useCopy } from '@/shared/lib/toast';
import { ConfirmedCall } from '@/shared/ui/confirm-dialog';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';
import { usePauseList } from '@/shared/ui/pausable-list';

interface PromoMenuProps {
  promo: PromoCode;
  onEdit: () => void;
}

/** What can be done with a code; deleting is final, so it asks first. */
export function PromoMenu({ promo, onEdit }: PromoMenuProps) {
  const { t } = useTranslation('promoCodes');
  const copy = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [deletePromo] = useDeletePromoCodeMutation();
  const { id, code } = promo;
  // If a colleague deletes the code meanwhile, the row would disappear, and the menu or the question with it.
  usePauseList(isOpen || isAsking);

  return (
    <>
      <PopupMenu name={t('actionsOf', { code })} onToggle={setIsOpen}>
        <PopupMenuItem onPick={onEdit}>{t('editAction')}</PopupMenuItem>
        <PopupMenuItem onPick={() => copy(code, t('copied', { code }), t('copyFailed', { code }))}>
          {t('copy')}
        </PopupMenuItem>
        <PopupMenuItem onPick={() => setIsAsking(true)} sx={{ color: 'error.main' }}>
          {t('delete')}
        </PopupMenuItem>
      </PopupMenu>
      <ConfirmedCall
        isOpen={isAsking}
        title={t('deleteTitle', { code })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        call={() => deletePromo(id).unwrap()}
        done={t('deleted')}
        failed={t('deleteFailed')}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
