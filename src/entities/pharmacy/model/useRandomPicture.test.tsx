import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';

import { answer, makePage, makePharmacy, renderApp, server } from '@/shared/testing';

import { useRandomPicture } from './useRandomPicture';

const Picture = ({ further }: { further?: number }) => <p>{useRandomPicture(further) ?? 'none'}</p>;

const TwoPictures = () => (
  <>
    <Picture />
    <Picture />
  </>
);

const open = (shown: ReactElement, ...images: (string | null)[]) => {
  const answered = jest.fn();
  server.use(
    http.get('*/api/pharmacies', () => {
      answered();
      return answer(makePage(images.map((image, index) => makePharmacy({ id: index + 1, image }))));
    }),
  );
  renderApp(shown);
  return answered;
};

it.each([
  [0, 'teal.svg'],
  [0.5, 'sand.svg'],
  [0.999, 'sand.svg'],
])('picks one of the pharmacies that have a picture (luck %f)', async (random, picture) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  open(<Picture />, null, 'teal.svg', null, 'sand.svg', null);

  expect(await screen.findByText(picture)).toBeInTheDocument();
});

it('shows the same one wherever it is rendered', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.999).mockReturnValue(0);
  open(<TwoPictures />, 'teal.svg', 'sand.svg');

  const [first, second] = await screen.findAllByText(/svg/);

  expect(second?.textContent).toBe(first?.textContent);
});

it.each([
  [0, 'teal.svg', 'sand.svg'],
  [0.999, 'sand.svg', 'teal.svg'],
])(
  'shows two different ones side by side, though several pharmacies share one (luck %f)',
  async (random, one, other) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    open(
      <>
        <Picture />
        <Picture further={1} />
      </>,
      'teal.svg',
      'teal.svg',
      'sand.svg',
      'teal.svg',
    );

    const shown = await screen.findAllByText(/svg/);

    expect(shown.map(({ textContent }) => textContent)).toEqual([one, other]);
  },
);

it('has none where no pharmacy has one', async () => {
  const answered = open(<Picture />, null, null);

  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.getByText('none')).toBeInTheDocument();
});
