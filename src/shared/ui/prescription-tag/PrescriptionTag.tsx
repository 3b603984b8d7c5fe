import PrescriptionIcon from '@mui/icons-material/AssignmentOutlined';

import { useMessages } from '@/shared/i18n';
import { StatusChip } from '@/shared/ui/status-chip';

/** That a medicine is handed over on prescription only. Speaks the texts of `messages`. */
export function PrescriptionTag() {
  const label = useMessages()('prescriptionRequired');

  return <StatusChip color="blue" icon={<PrescriptionIcon />} label={label} canWrap />;
}
