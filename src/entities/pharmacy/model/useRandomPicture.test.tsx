import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { answer, makePage, makePharmacy, renderApp, server } from '@/shared/testing';

import { useRandomPicture } from './useRandomPicture';

const Picture = () => <p>{useRandomPicture() ?? 'none'}</p>;

const open = (...images: (string | null)[]) => {
  const answered = jest.fn();
  server.use(
    http.get('*/api/pharmacies', () => {
      answered();
      return answer(makePage(images.map((image, index) => makePharmacy({ id: index + 1, image }))));
    }),
  );
  renderApp(<Picture />);
  return answered;
};

afterEach(() => jest.restoreAllMocks());

it.each([
  [0, 'teal.svg'],
  [0.5, 'sand.svg'],
  [0.999, 'sand.svg'],
])('picks one of the pharmacies that have a picture (luck %f)', async (luck, picture) => {
  jest.spyOn(Math, 'random').mockReturnValue(luck);
  open(null, 'teal.svg', null, 'sand.svg', null);

  expect(await screen.findByText(picture)).toBeInTheDocument();
});

it('has none where no pharmacy has one', async () => {
  const answered = open(null, null);

  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.getByText('none')).toBeInTheDocument();
});
