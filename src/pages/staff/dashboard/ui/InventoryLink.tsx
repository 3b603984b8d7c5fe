import { useTranslation } from 'react-i18next';

import type { ProductState } from '@contract/product';
import { ROUTES } from '@/shared/config';

import { PanelLink } from './PanelLink';

interface InventoryLinkProps {
  /** The title of the panel whose list continues in the inventory. */
  title: string;
  state: ProductState;
}

/** Links to all products of a list of which the dashboard shows a few. */
export function InventoryLink({ title, state }: InventoryLinkProps) {
  const { t } = useTranslation('dashboard');

  return (
    <PanelLink to={`${ROUTES.staffInventory}?state=${state}`} label={t('viewAllOf', { title })}>
      {t('viewAll')}
    </PanelLink>
  );
}
