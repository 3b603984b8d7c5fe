import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useFormat } from '@/shared/lib/format';

interface CategoryRadioProps {
  value: number | '';
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
  isSelected: boolean;
  /** Called when the selected radio is pressed again, which by itself does not uncheck it. */
  onClear?: () => void;
}

/** On a phone a pill whose circle is hidden, on larger screens a row of the column. */
export function CategoryRadio({ value, label, icon, count, isSelected, onClear }: CategoryRadioProps) {
  const { number } = useFormat();

  return (
    <FormControlLabel
      value={value}
      control={<Radio size="small" onClick={isSelected ? onClear : undefined} sx={HIDDEN_ON_PHONE} />}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', whiteSpace: { xs: 'nowrap', md: 'normal' } }}>
          {icon}
          <Typography component="span" variant="body2" sx={{ flexGrow: 1, fontWeight: isSelected ? 600 : 400 }}>
            {label}
          </Typography>
          {count !== undefined && (
            <Typography component="span" variant="body2" color="textSecondary">
              {number(count)}
            </Typography>
          )}
        </Stack>
      }
      sx={{
        position: 'relative',
        flexShrink: 0,
        m: 0,
        minHeight: 40,
        paddingInlineStart: { xs: 2, md: 0 },
        paddingInlineEnd: { xs: 2, md: 0.75 },
        border: 1,
        borderColor: { xs: isSelected ? 'primary.main' : 'divider', md: 'transparent' },
        borderRadius: '20px',
        bgcolor: isSelected ? 'action.selected' : { xs: 'background.paper', md: 'transparent' },
        '&:hover': { bgcolor: 'action.hover' },
        '& .MuiFormControlLabel-label': { flexGrow: 1 },
        // Forced colours remove the tint, and on a phone only the font weight would show which one is selected.
        '@media (forced-colors: active)': isSelected ? { border: '2px solid Highlight' } : {},
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'secondary.main' },
        '& .MuiRadio-root:has(:focus-visible)': { outline: 'none' },
      }}
    />
  );
}

const HIDDEN_ON_PHONE = { position: { xs: 'absolute', md: 'static' }, opacity: { xs: 0, md: 1 } };
