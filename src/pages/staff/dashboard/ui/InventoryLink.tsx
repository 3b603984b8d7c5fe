import { useTranslation } from 'react-i18next';

import type { ProductState } from '@contract/product';
import { ROUTES } from '@/shared/config';

import { PanelLink } from './PanelLink';

interface InventoryLinkProps {
  /** Of the panel whose list goes on there. */
  title: string;
  state: ProductState;
}

/** To all the shelves that a list of the dashboard names a few of. */
export function InventoryLink({ title, state }: InventoryLinkProps) {
  const { t } = useTranslation('dashboard');

  return (
    <PanelLink to={`${ROUTES.staffInventory}?state=${state}`} label={t('viewAllOf', { title })}>
      {t('viewAll')}
    </PanelLink>
  );
}
