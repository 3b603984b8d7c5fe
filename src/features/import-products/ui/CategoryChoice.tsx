import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Category } from '@contract/wire/medication';
import { useGetCategoriesQuery } from '@/entities/medication';
import { useLanguage } from '@/shared/i18n';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import type { ForeignCategory } from '../model/categoryChoices';

interface CategoryChoiceProps {
  foreign: ForeignCategory;
  chosen: number | null;
  /** The choice of an earlier import. */
  kept: number | null;
  /** The category that the name may mean. It is only a proposal until somebody confirms it. */
  proposed: Category | undefined;
  onChoose: (category: number | null) => void;
}

/** A category of the file, and a select for the one of ours that stands for it. */
export function CategoryChoice({ foreign: { name, lines }, chosen, kept, proposed, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation('importProducts');
  const { nameOf } = useLanguage();
  const { data: categories = [] } = useGetCategoriesQuery({});
  const nameId = useId();
  const select = useRef<HTMLElement>(null);

  const takeProposal = ({ id }: Category) => {
    onChoose(id);
    // The pressed button disappears with its proposal, so the focus needs another place.
    select.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Typography id={nameId} sx={{ overflowWrap: 'anywhere', minWidth: 0, py: { sm: 1 } }}>
        {name === '' ? t('foreign.none') : <TextWithLang>{name}</TextWithLang>}{' '}
        <Typography component="span" variant="body2" color="textSecondary" noWrap>
          {t('foreign.lines', { count: lines })}
        </Typography>
      </Typography>
      <div>
        <Select<number | ''>
          displayEmpty
          fullWidth
          size="small"
          labelId={nameId}
          inputRef={select}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? null : value)}
        >
          <MenuItem value="">{t('foreign.notChosen')}</MenuItem>
          {categories.map((category) => (
            <MenuItem key={category.id} value={category.id}>
              {nameOf(category)}
            </MenuItem>
          ))}
        </Select>
        {chosen !== null && chosen === kept && (
          <Typography variant="caption" color="textSecondary">
            {t('foreign.asBefore')}
          </Typography>
        )}
        {chosen === null && proposed && (
          <Button
            size="small"
            aria-describedby={nameId}
            onClick={() => takeProposal(proposed)}
            sx={{ marginInlineStart: -2.5 }}
          >
            {t('foreign.use', { category: nameOf(proposed) })}
          </Button>
        )}
      </div>
    </Box>
  );
}
