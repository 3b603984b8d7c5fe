import { ROUTES } from '@/shared/config';

/** The address of the inventory, filtered by a product's name. */
export const routeToInventory = (name: string) =>
  `${ROUTES.staffInventory}?${new URLSearchParams({ q: name }).toString()}`;
