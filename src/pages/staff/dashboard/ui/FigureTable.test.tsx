import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { FigureTable } from './FigureTable';

it('says in which language the name of a medicine is', () => {
  renderApp(
    <FigureTable
      kind="ranking"
      title="الأكثر مبيعًا"
      labelTitle="المنتج"
      valueTitle="الوحدات"
      places={[
        { id: 5, label: 'Panadol' },
        { id: 6, label: 'بروفين' },
      ]}
      values={[9, 4]}
      format={String}
    />,
    { language: 'ar' },
  );

  expect(screen.getByText('Panadol')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('بروفين')).not.toHaveAttribute('lang');
});
