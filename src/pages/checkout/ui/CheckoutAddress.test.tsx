import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { Address } from '@contract/wire/address';
import {
  answer,
  chooseOption,
  deferredResponse,
  fillInTexts,
  makeCart,
  refocusWindow,
  refuse,
  server,
} from '@/shared/testing';

import {
  checkoutAddress,
  DOKKI,
  GIZA,
  openCheckout,
  placeOrder,
  PURCHASE,
  serveCheckout,
  type User,
} from './testing/openCheckout';

const serveNewAddress = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.get('*/api/items/governorates', () => answer([GIZA])),
    http.get('*/api/items/cities', () => answer([DOKKI])),
    http.post('*/api/user/addresses/create', respond),
  );

/** Fills in and submits the dialog for a new address. */
async function addAddress(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add new address' }));
  const dialog = within(screen.getByRole('dialog'));
  await chooseOption('Governorate', 'Giza', dialog);
  await chooseOption('City', 'Dokki', dialog);
  // The dialog is prefilled with the customer's own name and phone.
  await fillInTexts({ Name: 'Home', Phone: '01012345678', Address: '12 Tahrir St' }, dialog);
  await user.click(dialog.getByRole('button', { name: 'Save Address' }));
}

const ADDRESS_CHANGED = 'Your address has changed since you opened this page. Please review it before you order';

describe('the address', () => {
  it('can be chosen and not added where as many are kept as may be, which is said', async () => {
    serveCheckout(
      [makeCart()],
      Array.from({ length: 50 }, (_, id) => checkoutAddress({ id: id + 1, is_default: id === 0 })),
    );
    openCheckout();

    expect(await screen.findByText('You can keep at most 50 addresses. Please delete one first')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /Shipping Address/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add new address' })).not.toBeInTheDocument();
  });

  it('must be chosen where anything is delivered', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress({ is_default: false })]);
    const { user } = openCheckout();
    expect(await screen.findByRole('combobox', { name: /Shipping Address/ })).toHaveTextContent('Choose an address');

    await placeOrder(user);

    expect(await screen.findByText('Please select a shipping address.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Shipping Address' })).toHaveFocus());
    expect(sent).toHaveLength(0);
  });

  it('is read out whole in its field by a screen reader that passes over what stands in elements there', async () => {
    serveCheckout([makeCart()], [checkoutAddress()]);
    openCheckout();

    const field = await screen.findByRole('combobox', { name: 'Shipping Address' });
    expect(field).toHaveTextContent('12 Tahrir St');
    expect(field.children).toHaveLength(0);
  });

  it('is asked for by the button that adds it, where there is none to choose', async () => {
    serveCheckout([makeCart()], []);
    const { user } = openCheckout();

    await placeOrder(user);

    const add = screen.getByRole('button', { name: 'Add new address' });
    await waitFor(() => expect(add).toHaveFocus());
    expect(add).toHaveAccessibleDescription('Please select a shipping address.');
    expect(screen.queryByRole('combobox', { name: 'Shipping Address' })).not.toBeInTheDocument();
  });

  it('shows the phone that is called at the door, and is read again when somebody comes back to the page', async () => {
    const work = checkoutAddress({ id: 8, name: 'Work', phone: '+201112223334', is_default: false });
    const addresses = [checkoutAddress(), work];
    serveCheckout([makeCart()], addresses);
    const { user, store } = openCheckout();

    expect(await screen.findByText('+201012345678')).toHaveAttribute('dir', 'ltr');
    await user.click(screen.getByRole('combobox', { name: 'Shipping Address' }));
    await user.click(screen.getByRole('option', { name: /Work/ }));

    expect(screen.getByText(/Phone for the delivery/)).toHaveTextContent('+201112223334');
    addresses[1] = { ...work, address: '9 New Road' };

    refocusWindow(store);

    expect(await screen.findByText(/9 New Road/)).toBeInTheDocument();
  });

  it('that was edited on another device is shown before anything goes there, and nothing typed is lost', async () => {
    const addresses = [checkoutAddress()];
    const sent = serveCheckout(
      [makeCart()],
      addresses,
      () => {
        addresses[0] = checkoutAddress({ phone: '+201099999999', address: '9 New Road', fingerprint: 'New Road' });
        return refuse(409, ADDRESS_CHANGED, { code: 'addressChanged' });
      },
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');

    await placeOrder(user);

    expect(await screen.findByText(ADDRESS_CHANGED)).toBeInTheDocument();
    expect(await screen.findByText(/9 New Road/)).toBeInTheDocument();
    expect(screen.getByText('+201099999999')).toBeInTheDocument();
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ notes: 'After six', expected_address_fingerprint: 'New Road' });
  });

  it('that was deleted on another device leaves the field, and another one is asked for', async () => {
    const gone = 'This address no longer exists. Please choose another one.';
    const addresses = [checkoutAddress(), checkoutAddress({ id: 8, address: '5 Work Road', is_default: false })];
    const sent = serveCheckout(
      [makeCart()],
      addresses,
      () => {
        addresses.shift();
        return refuse(422, 'Please check the form', { errors: { user_address_id: [gone] } });
      },
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    const field = await screen.findByRole('combobox', { name: /Shipping Address/ });
    await waitFor(() => expect(field).toHaveTextContent('Choose an address'));
    expect(field).toHaveAccessibleDescription(gone);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please select a shipping address.'));
    expect(sent).toHaveLength(1);
    await user.click(field);
    await user.click(screen.getByRole('option', { name: /5 Work Road/ }));
    await placeOrder(user);
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ user_address_id: 8 }));
  });

  it('is not added after Back, which closes the form alone', async () => {
    serveCheckout([makeCart()], [checkoutAddress()]);
    server.use(http.get('*/api/items/governorates', () => answer([GIZA])));
    const { user, router } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add new address' }));
    await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

    window.history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it('can be added without leaving, and is chosen then', async () => {
    const addresses: Address[] = [];
    const sent = serveCheckout([makeCart()], addresses);
    serveNewAddress(() => {
      addresses.push(checkoutAddress({ id: 9 }));
      return answer(checkoutAddress({ id: 9 }));
    });
    const { user } = openCheckout();

    await screen.findByLabelText('Order notes (optional)');
    await fillInTexts({ 'Order notes (optional)': 'After six' });
    await addAddress(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Shipping Address/ })).toHaveTextContent('12 Tahrir St'),
    );
    expect(sent).toHaveLength(0);
    await placeOrder(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ user_address_id: 9, notes: 'After six' }));
  });

  it('is there to be chosen as soon as it is said to be saved, however slowly all of them are read again', async () => {
    serveCheckout([makeCart()], []);
    const { released, release } = deferredResponse();
    serveNewAddress(() => {
      server.use(http.get('*/api/user/addresses', () => released.then(() => answer([checkoutAddress({ id: 9 })]))));
      return answer(checkoutAddress({ id: 9 }));
    });
    const { user } = openCheckout();
    await screen.findByText('You have no saved address yet.');

    await addAddress(user);

    expect(await screen.findByText('Address saved')).toBeInTheDocument();
    expect(screen.queryByText('You have no saved address yet.')).not.toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Shipping Address' })).toHaveTextContent('12 Tahrir St');
    release();
  });

  it('stays the one that was chosen after the dialog was closed over a slow line', async () => {
    serveCheckout(
      [makeCart()],
      [checkoutAddress(), checkoutAddress({ id: 8, address: '5 Work Road', is_default: false })],
    );
    const { released, release } = deferredResponse();
    serveNewAddress(() => released.then(() => answer(checkoutAddress({ id: 9, address: '9 New Road' }))));
    const { user } = openCheckout();
    await screen.findByRole('combobox', { name: 'Shipping Address' });

    await addAddress(user);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('combobox', { name: 'Shipping Address' }));
    await user.click(await screen.findByRole('option', { name: /5 Work Road/ }));
    release();

    expect(await screen.findByText('Address saved')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Shipping Address' })).toHaveTextContent('5 Work Road');
  });
});
