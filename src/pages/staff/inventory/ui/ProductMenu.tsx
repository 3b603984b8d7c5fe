import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProductRow } from '@contract/wire/product';
import { useLanguage } from '@/shared/i18n';

const KINDS = ['edit', 'stock', 'history'] as const;

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const pick = (kind: ProductAction['kind']) => {
    close();
    onPick({ kind, product });
  };

  return (
    <>
      <IconButton
        aria-label={t('actionsOf', { name: nameOf(product) })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {KINDS.map((kind) => (
          <MenuItem key={kind} onClick={() => pick(kind)}>
            {t(`action.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
