import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormTextField } from './FormTextField';

type FormPasswordProps = Pick<TextFieldProps, 'id' | 'label' | 'autoComplete' | 'helperText'> & {
  name: string;
};

export function FormPassword(props: FormPasswordProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);

  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { dir: 'ltr' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
