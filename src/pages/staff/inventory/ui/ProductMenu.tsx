import { useTranslation } from 'react-i18next';

import type { ProductRow } from '@contract/wire/product';
import { useLanguage } from '@/shared/i18n';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';

const KINDS = ['edit', 'stock', 'move', 'history'] as const;

export interface ProductAction {
  kind: (typeof KINDS)[number];
  product: ProductRow;
}

interface ProductMenuProps {
  product: ProductRow;
  onPick: (action: ProductAction) => void;
}

export function ProductMenu({ product, onPick }: ProductMenuProps) {
  const { t } = useTranslation('inventory');
  const { nameOf } = useLanguage();

  return (
    <PopupMenu name={t('actionsOf', { name: nameOf(product) })}>
      {KINDS.map((kind) => (
        <PopupMenuItem key={kind} onPick={() => onPick({ kind, product })}>
          {t(`action.${kind}`)}
        </PopupMenuItem>
      ))}
    </PopupMenu>
  );
}
