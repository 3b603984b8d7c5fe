import { useTranslation } from 'react-i18next';

import type { OrderStatus } from '@contract/order';
import type { OrderRow } from '@contract/wire/order';
import { useLazyGetOrderQuery, useUpdateOrderStatusMutation } from '@/entities/order';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useDraft } from '@/shared/lib/draft';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';
import { useBlockUnload } from '@/shared/ui/unsaved';

import { isSettled } from './isSettled';
import { useHeldRun } from './useHeldRun';
import { useManyLabel } from './useManyLabel';

export type MovableOrder = Pick<OrderRow, 'id' | 'order_code' | 'status' | 'fulfilment'>;

export interface Refusal {
  order: MovableOrder;
  error: unknown;
  /** The current status of the order, if it could be read. */
  now: OrderStatus | undefined;
}

/** Several orders that are changed to one status. */
export interface MoveRun {
  to: OrderStatus;
  moved: readonly MovableOrder[];
  refused: readonly Refusal[];
  /** The orders that are still to be changed, as they were when they were selected. */
  waiting: readonly MovableOrder[];
  /**
   * Why the run stopped before the first of the waiting orders. The cause is the connection or the server, and not that order; no error if
   * a reload or the end of the session interrupted it.
   */
  stop: { error: unknown } | null;
}

const INTERRUPTED = { error: null };

export const isMoving = ({ waiting, stop }: MoveRun) => waiting.length > 0 && stop === null;

/**
 * Changes one order after the other, each from the status that the person saw, even if they leave the page. What was not changed is
 * reported until that is dismissed, also to a person who comes back after a reload or the end of their session.
 */
export function useMoveOrders(onMoved: (orderId: number) => void) {
  const { held, isOwner, hold } = useHeldRun();
  const reports = useDraft<{ report: MoveRun }>('move orders');
  const run = held === undefined ? (reports.draft.report ?? null) : held;
  const moveNext = useMoveNext();
  const tell = useTell();

  const show = (now: MoveRun) => {
    hold(now);
    // Signing out has forgotten what this person left in the tab. Whoever finds a run there has interrupted it.
    if (isOwner()) reports.keep({ report: { ...now, stop: now.stop ?? INTERRUPTED } });
  };
  const forget = () => {
    hold(null);
    reports.forget();
  };
  const advance = async (begun: MoveRun) => {
    let now: MoveRun = { ...begun, stop: null };
    show(now);
    while (isMoving(now)) {
      const { moved } = now;
      now = await moveNext(now);
      show(now);
      const last = now.moved.at(-1);
      if (last && now.moved !== moved) onMoved(last.id);
    }
    if (tell(now)) forget();
  };
  const isBusy = run !== null && isMoving(run);
  // A reload would stop the run.
  useBlockUnload(() => isBusy);

  return {
    run,
    isBusy,
    move: (orders: readonly MovableOrder[], to: OrderStatus) =>
      void advance({ to, moved: [], refused: [], waiting: orders.map(withoutCustomer), stop: null }),
    goOn: () => {
      if (run) void advance(run);
    },
    forget,
  };
}

/** A report is kept in the tab, where no data of customers should be. */
const withoutCustomer = ({ id, order_code, status, fulfilment }: MovableOrder): MovableOrder => ({
  id,
  order_code,
  status,
  fulfilment,
});

const isSessionOver = (error: unknown) => isAppError(error) && error.status === 401;

/** Changes the first of the waiting orders, and returns the run after that. */
function useMoveNext() {
  const [updateStatus] = useUpdateOrderStatusMutation();
  const [readOrder] = useLazyGetOrderQuery();

  return async (run: MoveRun): Promise<MoveRun> => {
    const { to, waiting, moved, refused } = run;
    const [order, ...others] = waiting;
    if (!order) return run;
    const done = { ...run, moved: [...moved, order], waiting: others };
    try {
      const { id, status: seen } = order;
      await updateStatus({ id, status: to, seen_status: seen, isFollowed: others.length > 0 }).unwrap();
      return done;
    } catch (error) {
      if (isSessionOver(error)) return { ...run, stop: INTERRUPTED };
      if (!isSettled(error)) return { ...run, stop: { error } };
      const found = await readOrder(order.id)
        .unwrap()
        .catch(() => undefined);
      // An earlier call, whose answer was lost, has changed it already.
      if (found?.status === to) return done;
      return { ...run, waiting: others, refused: [...refused, { order, error, now: found?.status }] };
    }
  };
}

/**
 * Shows one toast at the end of a run. Returns whether everything succeeded; otherwise the report stays, and a toast is shown only if the
 * list is no longer on the screen.
 */
function useTell() {
  const { t } = useTranslation('staff');
  const messageOf = useMessages();
  const labelOf = useManyLabel();
  const toast = useToast();
  const isMounted = useIsMounted();

  return ({ to, moved, refused, waiting }: MoveRun): boolean => {
    const news = t('orders.many.moved', { count: moved.length, status: labelOf(to, moved) });
    const left = refused.length + waiting.length;
    if (left === 0) toast.success(`${messageOf('statusUpdated')}\n${news}`);
    else if (!isMounted())
      toast.warning(`${t('orders.many.notMoved', { count: left })}\n${moved.length > 0 ? news : ''}`);
    return left === 0;
  };
}
