import Alert from '@mui/material/Alert';

import { message } from '@contract/messages';
import { useSay } from '@/shared/i18n';

/** Until when the pharmacy takes no orders; nothing while it takes them. */
export function ClosedNotice({ day }: { day: string | null }) {
  const say = useSay();
  if (!day) return null;

  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {say(message('pharmacyClosed', { day }))}
    </Alert>
  );
}
