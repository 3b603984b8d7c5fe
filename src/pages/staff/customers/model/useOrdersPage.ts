import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * Which page of a customer's orders is shown, kept in the entry of the history beside the open row: whoever opens an order
 * comes Back to it, and nothing of it is left in the address of the list.
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
