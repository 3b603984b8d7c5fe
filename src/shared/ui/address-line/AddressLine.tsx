import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** The parts of an address, each in its own direction: Arabic pages show streets that are written in English. */
export function AddressLine({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation();

  return parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && t('comma')}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
