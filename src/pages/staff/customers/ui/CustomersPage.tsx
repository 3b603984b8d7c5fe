import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { customerListQuery } from '@contract/customer';
import { PAGE_SIZE } from '@contract/limits';
import { REFETCHED } from '@/shared/api';
import { useListQuery, useOpenRow } from '@/shared/lib/list-query';
import { PageHeading } from '@/shared/ui/page-heading';
import { PageError } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';
import { SearchField } from '@/shared/ui/search-field';
import { ServerGrid } from '@/shared/ui/server-grid';

import { useGetCustomersQuery } from '../api/customersApi';
import { CustomerDialog } from './CustomerDialog';
import { useCustomerColumns } from './useCustomerColumns';

/** The people who ordered from the pharmacy. */
export function CustomersPage() {
  const { t } = useTranslation('customers');
  const [query, setQuery] = useListQuery(customerListQuery);
  const customer = useOpenRow('customer');
  const { columns, rowHeight } = useCustomerColumns(customer.linkTo);
  const result = useGetCustomersQuery(query, REFETCHED);

  // If something was loaded before, the page keeps its search field, so that the search can be corrected or tried again.
  if (result.error && !result.data) {
    return (
      <>
        <PageTitle title={t('title')} />
        <PageError isHeading error={result.error} message={t('failed')} onRetry={result.refetch} />
      </>
    );
  }
  return (
    <Stack spacing={2}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ maxWidth: 420 }}>
        <SearchField label={t('search')} value={query.q} isPaused={customer.isOpen} onSearch={(q) => setQuery({ q })} />
      </Box>
      <ServerGrid
        aria-label={t('title')}
        query={query}
        onQueryChange={setQuery}
        result={result}
        columns={columns}
        rowHeight={rowHeight}
        pageSizeOptions={[PAGE_SIZE.customers, 10, 25, 50]}
        failedText={t('failed')}
        emptyText={t('empty')}
        rangeText={({ from, to, count }) => t('shown', { count, shown: to - from + 1 })}
      >
        <Typography color="textSecondary">{t('emptyHint')}</Typography>
      </ServerGrid>
      {customer.isOpen && <CustomerDialog key={customer.id} customerId={customer.id} onClose={customer.close} />}
    </Stack>
  );
}
