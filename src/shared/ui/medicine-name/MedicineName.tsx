import Box from '@mui/material/Box';

import { useMedicineName, withNonBreakingSpaces } from '@/shared/lib/format';
import { TextWithLang } from '@/shared/ui/text-with-lang';

interface MedicineNameProps {
  medicine: Parameters<ReturnType<typeof useMedicineName>>[0];
}

/** What a medicine is called, to be read. A strength in brackets that has no room beside the name begins a line of its own, whole. */
export function MedicineName({ medicine }: MedicineNameProps) {
  const name = useMedicineName()(medicine);
  const bracket = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  if (bracket < 0) return <TextWithLang>{withNonBreakingSpaces(name)}</TextWithLang>;

  return (
    <bdi>
      {withNonBreakingSpaces(name.slice(0, bracket))}{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {withNonBreakingSpaces(name.slice(bracket + 1))}
      </Box>
    </bdi>
  );
}
