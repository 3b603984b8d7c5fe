import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useNavigationState } from '@/shared/lib/navigation-state';
import { CodeIn } from '@/shared/ui/ltr';
import { MedicineName } from '@/shared/ui/medicine-name';

import type { ReorderVisit } from '../model/visit';

/** Shown once after reordering: what was put into the cart, and what was not and why. */
export function ReorderNotice() {
  const { t } = useTranslation('cart');
  const { reordered: visit } = useNavigationState<ReorderVisit>();
  if (!visit) return null;

  const { code, added_quantity, shortfalls } = visit;
  const isComplete = shortfalls.length === 0;
  return (
    <Alert severity={isComplete ? 'success' : 'warning'} role="status" sx={{ mb: 3 }}>
      <CodeIn code={code}>{t(`reordered.${outcomeOf(isComplete, added_quantity)}`, { code })}</CodeIn>
      {!isComplete && (
        <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
          {shortfalls.map(({ medication, reason, wanted, added }) => (
            <li key={medication.id}>
              <MedicineName medicine={medication} />: {t(`reordered.reason.${reason}`, { wanted, added })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function outcomeOf(isComplete: boolean, added: number) {
  if (isComplete) return 'all';
  return added > 0 ? 'some' : 'none';
}
