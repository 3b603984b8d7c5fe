import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { ProductState } from '@contract/product';
import { ROUTES } from '@/shared/config';

interface InventoryLinkProps {
  /** Of the panel whose list goes on there. */
  title: string;
  state: ProductState;
}

/** To all the shelves that a list of the dashboard names a few of. */
export function InventoryLink({ title, state }: InventoryLinkProps) {
  const { t } = useTranslation('dashboard');

  return (
    <Button
      component={Link}
      to={`${ROUTES.staffInventory}?state=${state}`}
      size="small"
      aria-label={t('viewAllOf', { title })}
    >
      {t('viewAll')}
    </Button>
  );
}
