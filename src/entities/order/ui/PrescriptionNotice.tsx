import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { useMedicineName } from '@/shared/lib/format';
import { MedicineName } from '@/shared/ui/medicine-name';

type Medicine = ComponentProps<typeof MedicineName>['medicine'];

/** Which medicines need a prescription on receipt, each listed once even if several pharmacies sell it. */
export function PrescribedMedicines({ medicines }: { medicines: readonly Medicine[] }) {
  const { t } = useTranslation('orders');
  const medicineNameOf = useMedicineName();
  const byName = new Map(medicines.map((medicine) => [medicineNameOf(medicine), medicine]));
  if (byName.size === 0) return null;

  return (
    <div>
      {t('prescription')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {[...byName].map(([name, medicine]) => (
          <li key={name}>
            <MedicineName medicine={medicine} />
          </li>
        ))}
      </Box>
    </div>
  );
}

interface PrescriptionNoticeProps {
  lines: readonly { medication: Medicine & { prescription_required: boolean } }[];
  /** Adds that unmarked medicines may need a prescription too, as long as there is time to get one. */
  hasUnmarkedNote?: boolean;
  sx?: SxProps;
}

/** The same in a box of its own, of the lines of a cart or an order. */
export function PrescriptionNotice({ lines, hasUnmarkedNote = false, sx }: PrescriptionNoticeProps) {
  const { t } = useTranslation('orders');
  const prescribed = lines.flatMap(({ medication }) => (medication.prescription_required ? [medication] : []));
  const words = prescribed.length === 0 ? 'prescriptionPossible' : 'prescriptionUnmarked';
  const unmarked = hasUnmarkedNote && prescribed.length < lines.length && t(words);

  if (prescribed.length > 0) {
    return (
      <Alert severity="info" role="note" sx={sx}>
        <PrescribedMedicines medicines={prescribed} />
        {unmarked && <Box sx={{ mt: 1 }}>{unmarked}</Box>}
      </Alert>
    );
  }
  return (
    unmarked && (
      <Typography variant="body2" color="textSecondary">
        {unmarked}
      </Typography>
    )
  );
}
