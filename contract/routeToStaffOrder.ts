import { ROUTES } from './routes';

/** Opens an order in a dialog over the list of orders. */
export const routeToStaffOrder = (id: number) => `${ROUTES.staffOrders}?order=${id}`;
