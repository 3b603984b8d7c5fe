import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';

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
        <bdi>{piece}</bdi>
        {index < pieces.length - 1 && comma}
      </Box>
    </Fragment>
  ));
}
