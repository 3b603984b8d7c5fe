import Pagination from '@mui/material/Pagination';
import { useTranslation } from 'react-i18next';

import { useIsPhone } from '@/shared/lib/screen';

import { LOOK } from './look';

interface PagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Numbered pages with ellipses, previous and next; nothing at all where there is one page. */
export function Pager({ page, lastPage, onPage }: PagerProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  if (lastPage <= 1) return null;

  return (
    <Pagination
      aria-label={t('pagination')}
      page={page}
      count={lastPage}
      siblingCount={isPhone ? 0 : 1}
      color="primary"
      shape="rounded"
      onChange={(_event, next) => onPage(next)}
      getItemAriaLabel={(type, number, isSelected) => {
        if (type === 'previous' || type === 'next') return t(type);
        return isSelected ? t('currentPage', { page: number }) : t('goToPage', { page: number });
      }}
      sx={{ display: 'flex', justifyContent: 'center', mt: 4, ...LOOK }}
    />
  );
}
