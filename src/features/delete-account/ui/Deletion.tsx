import { isUnderWay } from '@contract/order';
import { useGetOrdersQuery } from '@/entities/order';
import { useMessages } from '@/shared/i18n';
import { PageLoading } from '@/shared/ui/page-state';

import { DeletionForm, type DeletionFormProps } from './DeletionForm';
import { UnderWay } from './UnderWay';

const LOOKED_AT = 10;

/** Looks at the newest orders before it asks for anything; an older one that is under way still has the server refuse. */
export function Deletion(props: DeletionFormProps) {
  const messageOf = useMessages();
  const { data: orders, isLoading } = useGetOrdersQuery({ paginate: LOOKED_AT }, { refetchOnMountOrArgChange: true });

  if (isLoading) return <PageLoading />;
  if (orders?.data.some(({ status }) => isUnderWay(status))) return <UnderWay text={messageOf('ordersUnderWay')} />;
  return <DeletionForm {...props} />;
}
