import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import { TextWithLang } from '@/shared/ui/text-with-lang';

/**
 * The parts of an address, each in its own direction, since Arabic pages show streets that are written in English. A part that does not
 * fit moves to the next line as a whole, with its comma.
 */
export function AddressLine({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();
  const comma = t('comma').trim();

  const pieces = parts.flatMap(streetLines);

  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        <TextWithLang>{piece}</TextWithLang>
        {index < pieces.length - 1 && comma}
      </Box>
    </Fragment>
  ));
}
