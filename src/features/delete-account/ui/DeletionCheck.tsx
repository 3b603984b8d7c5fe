import { isUnderWay } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { useMessages } from '@/shared/i18n';
import { PageLoading } from '@/shared/ui/page-state';

import { DeletionForm, type DeletionFormProps } from './DeletionForm';
import { OrdersUnderWay } from './OrdersUnderWay';

const ORDERS_CHECKED = 10;

/** Checks the newest orders before it shows the form. If an older order is still open, the server refuses the deletion. */
export function DeletionCheck(props: DeletionFormProps) {
  const messageOf = useMessages();
  const { data: orders, isLoading } = useGetOrdersQuery(
    { paginate: ORDERS_CHECKED },
    { refetchOnMountOrArgChange: true },
  );

  if (isLoading) return <PageLoading />;
  if (orders?.data.some(({ status }) => isUnderWay(status)))
    return <OrdersUnderWay text={messageOf('ordersUnderWay')} />;
  return <DeletionForm {...props} />;
}
