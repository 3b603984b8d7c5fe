import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { type DeletionInput, deletionInput } from '@contract/account';
import { twoFactorConfirmInput } from '@contract/twoFactor';
import { CodeField } from '@/entities/user';
import { isAppError } from '@/shared/api';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { FormActions, FormBody, Formik, FormPassword, FormSubmit } from '@/shared/ui/form';

import { OrdersUnderWay } from './OrdersUnderWay';

const INITIAL_VALUES = { password: '', code: '' };
const withCode = deletionInput.concat(twoFactorConfirmInput);
const CONSEQUENCES = ['addresses', 'orders', 'devices', 'email'] as const;

export interface DeletionFormProps {
  isCodeRequired: boolean;
  onSubmit: (input: DeletionInput) => Promise<void>;
  onCancel: () => void;
}

/** Explains all consequences before it asks for the password. */
export function DeletionForm({ isCodeRequired, onSubmit, onCancel }: DeletionFormProps) {
  const { t } = useTranslation('settings');
  const { problem, send } = useFormSubmission({ hiddenFields: isCodeRequired ? [] : ['code'] });

  return (
    <Formik
      initialValues={INITIAL_VALUES}
      validationSchema={isCodeRequired ? withCode : deletionInput}
      onSubmit={send((values: typeof INITIAL_VALUES) => onSubmit(deletionInput.cast(values)))}
    >
      <FormBody>
        <div>
          <Typography>{t('delete.what')}</Typography>
          <Typography component="ul" color="textSecondary" sx={{ my: 1, paddingInlineStart: 2.5 }}>
            {CONSEQUENCES.map((each) => (
              <li key={each}>{t(`delete.${each}`)}</li>
            ))}
          </Typography>
        </div>
        {problem !== null && <Refusal problem={problem} />}
        <FormPassword
          id="delete-password"
          name="password"
          label={t('twoFactor.password')}
          autoComplete="current-password"
        />
        {isCodeRequired && <CodeField kind="either" id="delete-code" />}
        <FormActions>
          <Button onClick={onCancel}>{t('delete.keep')}</Button>
          <FormSubmit color="error">{t('delete.confirm')}</FormSubmit>
        </FormActions>
      </FormBody>
    </Formik>
  );
}

function Refusal({ problem }: { problem: unknown }) {
  const { t } = useTranslation('settings');
  const failure = useFailure();
  const isWaiting = isAppError(problem) && problem.code === 'ordersUnderWay';

  const text = failure(problem, t('delete.failed'));

  return isWaiting ? <OrdersUnderWay text={text} /> : <Alert severity="error">{text}</Alert>;
}
