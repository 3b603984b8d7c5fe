import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { SeriesChart } from './SeriesChart';

/** jsdom has no layout, so every element gets the size of a chart. */
beforeEach(() => {
  const styleOf = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) => Object.assign(styleOf(element), { width: '600px', height: '280px' }));
});

it('has a place for each of two medicines that share a name', async () => {
  renderApp(
    <SeriesChart
      kind="ranking"
      title="Best sellers"
      valueTitle="Units"
      places={[
        { id: 5, label: 'Panadol' },
        { id: 6, label: 'Panadol' },
      ]}
      values={[9, 4]}
      format={String}
    />,
  );

  expect(await screen.findAllByText('Panadol')).toHaveLength(2);
});

it('is a picture without a stop for the Tab key', async () => {
  const { user } = renderApp(
    <SeriesChart
      kind="overTime"
      title="Orders"
      valueTitle="Orders"
      places={[{ id: 1, label: 'Jan' }]}
      values={[9]}
      format={String}
    />,
  );
  await screen.findByText('Jan');

  await user.tab();

  expect(document.body).toHaveFocus();
});

it('says the strength of a medicine whole, below a name of any length', async () => {
  const name = 'بانادول إكسترا لتسكين الآلام وخفض الحرارة ٢٤ قرصًا';
  renderApp(
    <SeriesChart
      kind="ranking"
      title="Best sellers"
      valueTitle="Units"
      places={[{ id: 5, label: `${name} (500 mg / 65 mg)`, name, strength: '500 mg / 65 mg' }]}
      values={[9]}
      format={String}
    />,
    { language: 'ar' },
  );

  expect((await screen.findByText('500 mg / 65 mg')).tagName).toBe('BDI');
  expect(screen.getByText(name)).toBeInTheDocument();
});

it.each(['en', 'ar'] as const)('ranks from where reading begins in %s', async (language) => {
  renderApp(
    <SeriesChart
      kind="ranking"
      title="Best sellers"
      valueTitle="Units"
      places={[{ id: 5, label: 'Panadol' }]}
      values={[9]}
      format={String}
    />,
    { language },
  );
  const placeOf = async (figure: string) => {
    const tick = (await screen.findByText(figure)).closest('g');
    return Number(/translate\(([\d.]+)/.exec(tick?.getAttribute('transform') ?? '')?.[1]);
  };

  const [none, some] = [await placeOf('0'), await placeOf('2')];

  expect(some > none).toBe(language === 'en');
});
