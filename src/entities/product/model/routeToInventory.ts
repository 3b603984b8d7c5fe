import { ROUTES } from '@/shared/config';

/** The address of the inventory with a search for a product's name. */
export const routeToInventory = (name: string) =>
  `${ROUTES.staffInventory}?${new URLSearchParams({ q: name }).toString()}`;
