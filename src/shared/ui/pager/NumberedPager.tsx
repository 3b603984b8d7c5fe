import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';

import { ARIA_DISABLED } from '@/shared/ui/aria-disabled';

import { LOOK } from './look';

/** The spec's limit for all tables of the back office (section 9). */
const MAX_NUMBERS = 5;

interface NumberedPagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Previous, the numbers around the page, next; always in one line. */
export function NumberedPager({ page, lastPage, onPage }: NumberedPagerProps) {
  const { t } = useTranslation();
  const first = Math.max(1, Math.min(page - Math.floor(MAX_NUMBERS / 2), lastPage - MAX_NUMBERS + 1));
  const numbers = Array.from({ length: Math.min(MAX_NUMBERS, lastPage) }, (_, index) => first + index);
  const look = { shape: 'rounded', color: 'primary' } as const;
  const towards = (next: number) => (next < 1 || next > lastPage ? ARIA_DISABLED : { onClick: () => onPage(next) });

  return (
    <Box component="nav" aria-label={t('pagination')} sx={{ display: 'flex', flexShrink: 0, ...LOOK }}>
      <PaginationItem {...look} type="previous" aria-label={t('previous')} {...towards(page - 1)} />
      {numbers.map((number) => (
        <PaginationItem
          {...look}
          key={number}
          page={number}
          selected={number === page}
          aria-label={t(number === page ? 'currentPage' : 'goToPage', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        />
      ))}
      <PaginationItem {...look} type="next" aria-label={t('next')} {...towards(page + 1)} />
    </Box>
  );
}
