import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage, useMessages } from '@/shared/i18n';

import { useIsRequired } from './useIsRequired';

/** A label of several elements comes with its `text`: Orca reads of a field only what stands in it itself. */
type Option = { id: number } & ({ name: string; name_ar: string } | { label: ReactNode; text: string });

interface FormSelectProps extends Pick<TextFieldProps, 'label' | 'disabled' | 'helperText' | 'autoComplete'> {
  name: string;
  options: readonly Option[] | undefined;
  /** What the menu says where its options did not come; until they come, that they are on their way. */
  noOptions?: string | undefined;
  onPick?: (id: number) => void;
  /** Stands where nothing is chosen and no label says what the empty box is. */
  placeholder?: string;
}

/** A long name, an address for one, is read in full on the narrowest phone, and so is a link to a map that stands in it. */
const WRAPPED = {
  '&.MuiMenuItem-root, & .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};

/** The library gives the menu its field's width at least, which wins over this: it grows no wider. */
const AS_WIDE_AS_THE_FIELD = { maxWidth: 0 };

/** Options arrive after the value on an edit form; MUI warns about a value that is not on offer yet. */
const onOffer = (options: readonly Option[], chosen: number | '') =>
  options.some(({ id }) => id === chosen) ? chosen : '';

const shownAsText = (options: readonly Option[], chosen: number | '') => {
  const option = options.find(({ id }) => id === chosen);
  return option && 'text' in option && { renderValue: () => option.text };
};

/** A picker of rows that carry both names, or one label. */
export function FormSelect({
  name,
  options = [],
  noOptions,
  onPick,
  placeholder,
  helperText,
  disabled = false,
  ...props
}: FormSelectProps) {
  const { t } = useTranslation();
  const messageOf = useMessages();
  const { nameOf } = useLanguage();
  const isRequired = useIsRequired(name);
  const [{ value: chosen, onBlur }, { error, touched }] = useField<number | ''>(name);
  // A field's own `setValue` is another one each time.
  const { setFieldValue } = useFormikContext();
  // What cannot be filled in is not wrong: the hint says what comes first.
  const problem = touched && error && !disabled ? messageOf(error) : undefined;

  const pick = (id: number) => {
    void setFieldValue(name, id);
    onPick?.(id);
  };
  /** A browser that fills the form in writes a text, which the library looks for among the numbers in vain. */
  const takeFilled = ({ target }: SyntheticEvent) => {
    const id = Number((target as HTMLInputElement).value);
    if (options.some((option) => option.id === id)) pick(id);
  };

  return (
    <TextField
      select
      fullWidth
      {...props}
      disabled={disabled}
      name={name}
      value={onOffer(options, chosen)}
      onBlur={onBlur}
      onChangeCapture={takeFilled}
      onChange={(event) => pick(Number(event.target.value))}
      error={Boolean(problem)}
      helperText={problem ?? helperText}
      sx={WRAPPED}
      slotProps={{
        select: {
          displayEmpty: placeholder !== undefined,
          ...shownAsText(options, chosen),
          SelectDisplayProps: { 'aria-required': isRequired },
          MenuProps: { slotProps: { paper: { sx: AS_WIDE_AS_THE_FIELD } } },
        },
      }}
    >
      {placeholder !== undefined && (
        <MenuItem value="" disabled>
          {placeholder}
        </MenuItem>
      )}
      {options.length === 0 && <MenuItem disabled>{noOptions ?? t('loading')}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id} sx={WRAPPED}>
          <Box component="span" sx={{ minWidth: 0 }}>
            {'label' in option ? option.label : nameOf(option)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
