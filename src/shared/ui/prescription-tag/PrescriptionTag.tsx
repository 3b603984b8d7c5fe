import PrescriptionIcon from '@mui/icons-material/AssignmentOutlined';

import { useMessages } from '@/shared/i18n';
import { StatusChip } from '@/shared/ui/status-chip';

/** Marks a medicine that needs a prescription. Uses the texts of `messages`. */
export function PrescriptionTag() {
  const label = useMessages()('prescriptionRequired');

  return <StatusChip color="blue" icon={<PrescriptionIcon />} label={label} canWrap />;
}
