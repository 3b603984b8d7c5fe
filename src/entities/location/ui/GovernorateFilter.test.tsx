import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { answer, refuse, renderApp, server } from '@/shared/testing';

import { GovernorateFilter } from './GovernorateFilter';

const serve = () =>
  server.use(
    http.get('*/api/items/governorates', () =>
      answer([
        { id: 1, name: 'Cairo', name_ar: 'القاهرة' },
        { id: 2, name: 'Giza', name_ar: 'الجيزة' },
      ]),
    ),
  );

const open = (value?: number) => {
  const onPick = jest.fn();
  return { onPick, ...renderApp(<GovernorateFilter value={value} onPick={onPick} />) };
};

const box = () => screen.getByRole('combobox', { name: 'Governorate' });

it.each([
  ['Giza', 2],
  ['All Governorates', undefined],
])('narrows to %s', async (name, id) => {
  serve();
  const { user, onPick } = open(1);
  await waitFor(() => expect(box()).toHaveTextContent('Cairo'));

  await user.click(box());
  await user.click(screen.getByRole('option', { name }));

  expect(onPick).toHaveBeenCalledWith(id);
});

it('stands at all of them where the link names one that does not exist', async () => {
  serve();
  const { user } = open(99);

  await user.click(box());

  expect(await screen.findByRole('option', { name: 'Giza' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'All Governorates', selected: true })).toBeInTheDocument();
});

it('says what failed, and tries again', async () => {
  server.use(http.get('*/api/items/governorates', () => refuse(500)));
  const { user } = open(2);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load governorates');
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  serve();

  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(box()).toHaveTextContent('Giza'));
});
