import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The parts of an address, each in its own direction: Arabic pages show streets that are written in English. One that has no
 * room left begins a line of its own, so that no line has half of it beside something else.
 */
export function AddressLine({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();

  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && t('comma')}
      <Box component="bdi" sx={{ display: 'inline-block', textAlign: 'match-parent' }}>
        {part}
      </Box>
    </Fragment>
  ));
}
