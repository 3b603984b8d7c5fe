import Alert from '@mui/material/Alert';

import { message } from '@contract/messages';
import { useMessages } from '@/shared/i18n';

/** Says until when the pharmacy takes no orders; renders nothing while it takes them. */
export function ClosedNotice({ day }: { day: string | null }) {
  const messageOf = useMessages();
  if (!day) return null;

  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {messageOf(message('pharmacyClosed', { day }))}
    </Alert>
  );
}
