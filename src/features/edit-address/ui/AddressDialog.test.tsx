import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Address } from '@contract/wire/address';
import {
  answer,
  chooseOption,
  fillInTexts,
  makeAddress,
  PLACES,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { AddressDialog } from './AddressDialog';

const saved = makeAddress({
  id: 3,
  name: 'Mona Adel',
  address: '12 Tahrir St',
  governorate: { id: 1, name: 'Giza', name_ar: 'الجيزة' },
  city: { id: 7, name: 'Dokki', name_ar: 'الدقي' },
  postal_code: '12311',
});

const places = () => [http.get('*/api/user/addresses', () => answer([saved])), ...PLACES];

const renderDialog = (address?: Address) => {
  const onSaved = jest.fn();
  const onClose = jest.fn();
  const dialog = <AddressDialog title="Add New Address" address={address} onSaved={onSaved} onClose={onClose} />;
  return { onSaved, onClose, ...renderApp(dialog) };
};

type User = ReturnType<typeof renderDialog>['user'];

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save Address' }));

describe('AddressDialog', () => {
  it('saves a new address and hands it to its parent', async () => {
    let posted: unknown;
    server.use(
      ...places(),
      http.post('*/api/user/addresses/create', async ({ request }) => {
        posted = await request.json();
        return answer(saved);
      }),
    );
    const { onSaved, user } = renderDialog();

    await fillInTexts({ Name: ' Mona Adel ', Phone: '01012345678', Address: '12 Tahrir St' });
    await chooseOption('Governorate', 'Giza');
    await chooseOption('City', 'Dokki');
    await user.click(screen.getByRole('checkbox', { name: 'Use as my default address' }));
    await save(user);

    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(posted).toEqual({
      name: 'Mona Adel',
      phone: '01012345678',
      address: '12 Tahrir St',
      governorate_id: 1,
      city_id: 7,
      postal_code: '',
      is_default: true,
    });
    expect(await screen.findByText('Address saved')).toBeInTheDocument();
  });

  it('sends nothing where nothing was changed, and else that alone: what another device has changed meanwhile stays', async () => {
    server.use(...places());
    const sent = recordPosts('/user/addresses/update/3', () => answer(saved));
    const { onSaved, user } = renderDialog(saved);

    await save(user);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
    expect(sent).toEqual([]);

    await fillInTexts({ 'Postal code (optional)': '12312' });
    await save(user);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
    expect(sent).toEqual([{ postal_code: '12312' }]);
  });

  it('asks to save a change again where no answer came: the same twice is the same', async () => {
    server.use(
      ...places(),
      http.post('*/api/user/addresses/update/3', () => HttpResponse.error()),
    );
    const { user } = renderDialog(saved);
    await fillInTexts({ Address: '7 Road 233' });

    await save(user);

    expect(
      await screen.findByText('Dawaya cannot be reached. Check your connection and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue('7 Road 233');
  });

  it('changes the governorate and the city together', async () => {
    server.use(...places());
    const sent = recordPosts('/user/addresses/update/3', () => answer(saved));
    const { onSaved, user } = renderDialog(saved);

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveTextContent('Dokki'));
    await chooseOption('Governorate', 'Cairo');
    expect(screen.getByRole('combobox', { name: 'City' })).not.toHaveTextContent('Dokki');
    await chooseOption('City', 'Nasr City');
    await save(user);

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent).toEqual([{ governorate_id: 2, city_id: 9 }]);
  });

  it('says of an address that was deleted elsewhere that it is gone, and adds it anew with what was typed', async () => {
    server.use(...places());
    recordPosts('/user/addresses/update/3', () => refuse(404, 'Address not found'));
    const added = recordPosts('/user/addresses/create', () => answer({ ...saved, id: 4 }));
    const { onSaved, user } = renderDialog({ ...saved, is_default: true });

    await fillInTexts({ Address: '9 Nile Street' });
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This address no longer exists. Save it again to add it as a new one.',
    );
    expect(onSaved).not.toHaveBeenCalled();
    await save(user);

    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...saved, id: 4 }));
    expect(added).toEqual([expect.objectContaining({ address: '9 Nile Street', city_id: 7, postal_code: '12311' })]);
  });

  it('asks whoever got no answer to save again, which the server keeps once', async () => {
    server.use(
      ...places(),
      http.post('*/api/user/addresses/update/3', () => HttpResponse.error()),
    );
    const { onSaved, user } = renderDialog(saved);

    await fillInTexts({ Address: '9 Nile Street' });
    await save(user);

    expect(
      await screen.findByText('Dawaya cannot be reached. Check your connection and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveValue('9 Nile Street');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('shows the field errors that only the server can know', async () => {
    server.use(
      ...places(),
      http.post('*/api/user/addresses/update/3', () =>
        refuse(422, 'Please check the highlighted fields', {
          errors: { city_id: ['Choose a city of the chosen governorate'] },
        }),
      ),
    );
    const { onSaved, user } = renderDialog(saved);

    await fillInTexts({ Name: 'Mona' });
    await save(user);

    expect(await screen.findByText('Choose a city of the chosen governorate')).toBeInTheDocument();
    expect(await screen.findByText('Please check the highlighted fields')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('can be left without saving', async () => {
    server.use(...places());
    const { onClose, user } = renderDialog();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onClose).toHaveBeenCalled();
  });

  it('waits with a new address until it is open again, and until it is cancelled', async () => {
    server.use(...places());
    const { user } = renderDialog();
    await fillInTexts({ Address: '12 Tahrir St' });
    await chooseOption('Governorate', 'Cairo');
    cleanup();

    renderDialog(saved);
    expect(screen.getByLabelText('Postal code (optional)')).toHaveValue('12311');
    cleanup();

    renderDialog();
    expect(screen.getByLabelText('Address')).toHaveValue('12 Tahrir St');
    expect(await screen.findByText('Cairo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();

    renderDialog();
    expect(screen.getByLabelText('Address')).toHaveValue('');
  });

  it('forgets what was typed once that is thrown away where it is closed', async () => {
    server.use(...places());
    const { user, onClose } = renderDialog();
    await fillInTexts({ Address: '12 Tahrir St' });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalled();
    cleanup();

    renderDialog();
    expect(screen.getByLabelText('Address')).toHaveValue('');
  });

  it('waits with what was changed of an address, says so, and gives back what is saved', async () => {
    server.use(...places());
    const { onClose } = renderDialog(saved);
    await fillInTexts({ Address: '7 Nile St' });
    cleanup();

    const again = renderDialog({ ...saved, name: 'Mona A.' });
    expect(screen.getByLabelText('Address')).toHaveValue('7 Nile St');
    expect(screen.getByLabelText('Name')).toHaveValue('Mona A.');
    const notice = screen.getByText(/what you typed earlier, which has not been saved/);
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(screen.getByLabelText('Address')).toHaveValue('12 Tahrir St');
    expect(notice).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not offer to take the default away from the only place it has', () => {
    server.use(...places());
    renderDialog({ ...saved, is_default: true });

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
