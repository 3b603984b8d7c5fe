import Box from '@mui/material/Box';

import { useMedicineName, withNonBreakingSpaces } from '@/shared/lib/format';
import { TextWithLang, useTextLang } from '@/shared/ui/text-with-lang';

interface MedicineNameProps {
  medicine: Parameters<ReturnType<typeof useMedicineName>>[0];
}

/** The name of a medicine, with its strength if needed. A strength in brackets that does not fit moves to the next line as a whole. */
export function MedicineName({ medicine }: MedicineNameProps) {
  const name = useMedicineName()(medicine);
  const lang = useTextLang()(name);
  const bracket = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  if (bracket < 0) return <TextWithLang>{withNonBreakingSpaces(name)}</TextWithLang>;

  return (
    <bdi lang={lang}>
      {withNonBreakingSpaces(name.slice(0, bracket))}{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {withNonBreakingSpaces(name.slice(bracket + 1))}
      </Box>
    </bdi>
  );
}
