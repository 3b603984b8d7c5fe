import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { isOpenAllDay } from '@contract/formatTime';
import { FormRow, FormTextField } from '@/shared/ui/form';

// A time input shows its empty HH:MM, which a resting label would cover.
const TIME = { htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } };

interface HoursFieldsProps<Name extends string> {
  opening: Name;
  closing: Name;
}

/** When a pharmacy opens and closes, in the form's fields of these names. Speaks the texts of `account`. */
export function HoursFields<Name extends string>({ opening, closing }: HoursFieldsProps<Name>) {
  const { t } = useTranslation(['account', 'common']);
  const { values } = useFormikContext<Record<Name, string>>();
  // Some are open at night or never close; it is said, since a slip between a.m. and p.m. looks the same.
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
