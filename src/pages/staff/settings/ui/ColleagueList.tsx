import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import type { Colleague } from '@contract/wire/colleague';
import { useMessages } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';
import { Ltr } from '@/shared/ui/ltr';
import { ListRow, PlainList } from '@/shared/ui/plain-list';
import { TextWithLang } from '@/shared/ui/text-with-lang';

import { useRemoveColleagueMutation } from '../api/colleagueApi';

interface ColleagueListProps {
  colleagues: readonly Colleague[];
  /** Whether the reader may invite and remove colleagues. */
  isManaging: boolean;
}

/** Speaks the texts of `pharmacySettings`. */
export function ColleagueList({ colleagues, isManaging }: ColleagueListProps) {
  const { t } = useTranslation('pharmacySettings');

  return (
    <PlainList aria-label={t('colleagues.title')}>
      {colleagues.map((colleague) => (
        <ListRow
          key={colleague.id}
          actions={isManaging && !colleague.is_manager && <RemoveButton colleague={colleague} />}
        >
          <Person colleague={colleague} />
        </ListRow>
      ))}
    </PlainList>
  );
}

const fullNameOf = ({ first_name, last_name }: Colleague) => `${first_name} ${last_name}`;

function Person({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation('pharmacySettings');
  const { date } = useFormat();

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <TextWithLang>{fullNameOf(colleague)}</TextWithLang>
        </Typography>
        {colleague.is_self && <Chip size="small" color="primary" label={t('colleagues.self')} />}
        {colleague.is_manager && <Chip size="small" variant="outlined" label={t('colleagues.manager')} />}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        <TextWithLang>{colleague.position}</TextWithLang>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <Ltr>{colleague.email}</Ltr>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('colleagues.since', { date: date(colleague.joined_at) })}
      </Typography>
    </>
  );
}

function RemoveButton({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation('pharmacySettings');
  const messageOf = useMessages();
  const [removeColleague] = useRemoveColleagueMutation();
  const name = fullNameOf(colleague);

  return (
    <ConfirmButton
      label={t('colleagues.remove')}
      aria-label={t('colleagues.removeOf', { name })}
      title={t('colleagues.removeTitle', { name })}
      body={t('colleagues.removeBody')}
      call={() => removeColleague(colleague.id).unwrap()}
      done={messageOf('colleagueRemoved')}
      failed={t('colleagues.removeFailed')}
    />
  );
}
