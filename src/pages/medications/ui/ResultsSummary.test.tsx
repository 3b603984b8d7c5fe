import { render, screen } from '@testing-library/react';

import type { MedicationListQuery } from '@contract/medication';
import type { MedicationPage } from '@contract/wire/medication';

import { ResultsSummary } from './ResultsSummary';

it('says the next number where the browser has translated the one before', () => {
  const summaryOf = (total: number) => (
    <ResultsSummary
      query={{} as MedicationListQuery}
      page={{ total } as MedicationPage}
      isCurrent={false}
      isInstead={false}
    />
  );
  const { rerender } = render(summaryOf(451));
  const translation = document.createElement('FONT');
  translation.textContent = '451 Medikamente';
  screen.getByText('451 medications').firstChild?.replaceWith(translation);

  rerender(summaryOf(3));

  expect(screen.getByText('3 medications')).toBeVisible();
  expect(screen.queryByText('451 Medikamente')).not.toBeInTheDocument();
});
