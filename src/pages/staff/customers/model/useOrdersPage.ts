import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The page of a customer's orders. It is kept in the navigation state beside the open row: Back from an order leads to this page, and the
 * address of the list has nothing of it.
 */
export function useOrdersPage() {
  const location = useLocation() as Location<{ ordersPage?: number } | null>;
  const navigate = useNavigate();
  const page = location.state?.ordersPage ?? 1;

  const setPage = (ordersPage: number) => {
    const state = { ...location.state, ordersPage, preventScrollReset: true };
    void navigate(location, { replace: true, state });
  };

  return [page, setPage] as const;
}
