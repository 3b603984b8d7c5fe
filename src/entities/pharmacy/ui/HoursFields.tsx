import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { isOpenAllDay } from '@contract/formatTime';
import { FormRow, FormTextField } from '@/shared/ui/form';

// An empty time input shows HH:MM, which a label inside the field would overlap.
const TIME = { htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } };

interface HoursFieldsProps<Name extends string> {
  opening: Name;
  closing: Name;
}

/** The form's fields for opening and closing time, with the given names. Uses the texts of `account`. */
export function HoursFields<Name extends string>({ opening, closing }: HoursFieldsProps<Name>) {
  const { t } = useTranslation(['account', 'common']);
  const { values } = useFormikContext<Record<Name, string>>();
  // Closing after midnight is possible but may also be a slip between a.m. and p.m., so the form mentions it.
  const isPastMidnight = values[closing] !== '' && values[closing] <= values[opening];
  const isAllDay = isOpenAllDay(values[opening], values[closing]);

  return (
    <FormRow>
      <FormTextField name={opening} type="time" label={t('join.openingTime')} slotProps={TIME} />
      <FormTextField
        name={closing}
        type="time"
        label={t('join.closingTime')}
        helperText={isPastMidnight && t(isAllDay ? 'common:openAllDay' : 'join.closesNextDay')}
        slotProps={TIME}
      />
    </FormRow>
  );
}
