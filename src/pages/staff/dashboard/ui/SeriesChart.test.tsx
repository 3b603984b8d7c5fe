import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { SeriesChart } from './SeriesChart';

/** jsdom lays nothing out: every element is as large as a chart. */
beforeEach(() => {
  const styleOf = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) => Object.assign(styleOf(element), { width: '600px', height: '280px' }));
});

afterEach(() => jest.restoreAllMocks());

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
