import Chip from '@mui/material/Chip';

import type { Category } from '@contract/wire/medication';
import { useLanguage } from '@/shared/i18n';

import { CategoryIcon } from './CategoryIcon';

export function CategoryBadge({ category }: { category: Category }) {
  const { nameOf } = useLanguage();
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<CategoryIcon icon={category.icon} />}
      label={nameOf(category)}
      sx={{
        maxWidth: '100%',
        // A long name wraps instead of being cut.
        '& .MuiChip-label': { whiteSpace: 'normal' },
        '& .MuiChip-icon': { marginInlineStart: 0.75, color: 'primary.main' },
      }}
    />
  );
}
