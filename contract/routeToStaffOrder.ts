import { ROUTES } from './routes';

/** An order of the pharmacy, over the list of all. */
export const routeToStaffOrder = (id: number) => `${ROUTES.staffOrders}?order=${id}`;
