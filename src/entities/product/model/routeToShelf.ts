import { ROUTES } from '@/shared/config';

/** The products of the pharmacy that have the name. */
export const routeToShelf = (name: string) => `${ROUTES.staffInventory}?${new URLSearchParams({ q: name }).toString()}`;
