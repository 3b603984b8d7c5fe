import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage, useMessages } from '@/shared/i18n';

import { useIsRequired } from './useIsRequired';

/**
 * A label that is not a plain string needs a `text` for the chosen option: the Orca screen reader reads only the direct text of a field.
 */
type Option = { id: number } & ({ name: string; name_ar: string } | { label: ReactNode; text: string });

interface FormSelectProps extends Pick<TextFieldProps, 'label' | 'disabled' | 'helperText' | 'autoComplete'> {
  name: string;
  options: readonly Option[] | undefined;
  /** Shown in the menu if the options failed to load; by default the menu says that they are loading. */
  noOptions?: string | undefined;
  onPick?: (id: number) => void;
  /** Shown while nothing is chosen, for a select without a label. */
  placeholder?: string;
}

/** Long options, such as addresses, wrap instead of being cut. */
const WRAPPED = {
  '&.MuiMenuItem-root, & .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};

/** MUI sets the menu's `min-width` to that of the field, which wins over this, so both are equally wide. */
const AS_WIDE_AS_THE_FIELD = { maxWidth: 0 };

/** When editing, the value may be known before the options are, and MUI warns about a value without an option. */
const onOffer = (options: readonly Option[], chosen: number | '') =>
  options.some(({ id }) => id === chosen) ? chosen : '';

const shownAsText = (options: readonly Option[], chosen: number | '') => {
  const option = options.find(({ id }) => id === chosen);
  return option && 'text' in option && { renderValue: () => option.text };
};

/** A select whose options have names in both languages, or one label. */
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
  // Not the field's own `setValue`, which is a new function at each render.
  const { setFieldValue } = useFormikContext();
  // A disabled field shows no error, but the hint that says what has to be chosen first.
  const problem = touched && error && !disabled ? messageOf(error) : undefined;

  const pick = (id: number) => {
    void setFieldValue(name, id);
    onPick?.(id);
  };
  /** Autofill writes a string into MUI's hidden input, and MUI does not find it among the numbers. */
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
