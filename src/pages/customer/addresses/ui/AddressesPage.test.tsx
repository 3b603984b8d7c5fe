import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import type { Address } from '@contract/wire/address';
import {
  answer,
  chooseOption,
  deferredResponse,
  fillInTexts,
  makeAddress,
  makeSession,
  recordPosts,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { AddressesPage } from './AddressesPage';

const serve = (addresses: Address[]) =>
  server.use(
    http.get('*/api/user/addresses', () => answer(addresses)),
    http.get('*/api/items/governorates', () => answer([{ id: 1, name: 'Cairo', name_ar: 'القاهرة' }])),
    http.get('*/api/items/cities', () => answer([{ id: 11, name: 'Maadi', name_ar: 'المعادي' }])),
  );

const open = (url = '/', language: 'en' | 'ar' = 'en') =>
  renderApp(<AddressesPage />, { url, session: makeSession(), language });

const home = makeAddress({ is_default: true });
const work = makeAddress({ id: 8, name: 'Work', address: '12 Nile Street' });

it('shows every address, the default one by name', async () => {
  serve([home, work]);
  open();

  const first = (await screen.findByText('7 Road 233')).closest('li');
  expect(first).toHaveTextContent('HomeDefault 7 Road 233Maadi, Cairo, 11728+201012345678');
  expect(within(first!).queryByRole('button', { name: /as default/ })).not.toBeInTheDocument();
  expect(screen.getByText('12 Nile Street').closest('li')).toHaveTextContent('Work 12 Nile Street');
});

it('tells addresses of one name apart', async () => {
  const other = { id: 3, name: 'Dokki', name_ar: 'الدقي' };
  serve([home, makeAddress({ id: 8, address: '12 Nile Street' }), makeAddress({ id: 9, city: other })]);
  open();

  expect(await screen.findByRole('heading', { name: 'Home Default 7 Road 233' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Home 12 Nile Street' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit address Home, 7 Road 233, Maadi' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit address Home, 7 Road 233, Dokki' })).toBeInTheDocument();
});

it('shows at once what was made the default one, changed or deleted, before the addresses are read again', async () => {
  serve([home, work]);
  const { user } = open();
  await screen.findByText('12 Nile Street');
  server.use(
    http.get('*/api/user/addresses', () => new Promise<never>(() => undefined)),
    http.post('*/api/user/addresses/8/default', () => answer({ ...work, is_default: true })),
    http.post('*/api/user/addresses/update/8', () => answer({ ...work, name: 'Office', is_default: true })),
    http.post('*/api/user/addresses/delete/7', () => answer(null)),
  );

  await user.click(screen.getByRole('button', { name: /^Set as Default: .*Work/ }));
  expect(await screen.findByRole('button', { name: /^Set as Default: .*Home/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Edit address Work/ }));
  await fillInTexts({ Name: 'Office' });
  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(await screen.findByRole('heading', { name: /^Office/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Delete address Home/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByText('7 Road 233')).not.toBeInTheDocument());
});

it('waits aloud, and says so when there is none', async () => {
  serve([]);
  open();

  expect(screen.getByRole('status', { name: 'Loading addresses...' })).toBeInTheDocument();
  expect(await screen.findByText('You have no saved addresses yet.')).toBeInTheDocument();
});

it('offers none more where as many are kept as may be, not by a link either, and says why', async () => {
  serve(Array.from({ length: 50 }, (_, id) => makeAddress({ id: id + 1 })));
  open('/?edit=new');

  expect(await screen.findByText('You can keep at most 50 addresses. Please delete one first')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add New Address' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens a form that begins with the name and phone of the person and says whose it asks for, and Cancel closes it', async () => {
  serve([home]);
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Address' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Mona Adel');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Who receives the order');
  expect(screen.getByLabelText('Phone')).toHaveValue('+201012345678');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add New Address' })).toHaveFocus();
});

it('opens the form of an address over its card, asks before a change is lost, and goes back to its button', async () => {
  serve([home, work]);
  const { user } = open();
  const edit = await screen.findByRole('button', { name: 'Edit address Work, 12 Nile Street, Maadi' });

  await user.click(edit);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Address' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await fillInTexts({ Name: 'Work 2' }, within(dialog));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(edit).toHaveFocus();
});

it('opens the form that a link asks for once, and not again', async () => {
  serve([home]);
  const { user, router } = open('/?edit=new');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

it('opens the form of the address in the link and saves the change', async () => {
  serve([home, work]);
  const sent = recordPosts('/user/addresses/update/8', () => {
    serve([home, { ...work, name: 'Office' }]);
    return answer({ ...work, name: 'Office' });
  });
  const { user } = open('/?edit=8');

  await screen.findByDisplayValue('Work');
  await fillInTexts({ Name: 'Office' });
  await user.click(screen.getByRole('button', { name: 'Save Address' }));

  expect(await screen.findByRole('heading', { name: /^Office/ })).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Office' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Address' })).not.toBeInTheDocument());
});

it('shows a new address that was saved though no answer came', async () => {
  serve([home]);
  recordPosts('/user/addresses/create', () => {
    serve([home, work]);
    return HttpResponse.error();
  });
  const { user } = open('/?edit=new');
  await screen.findByLabelText('Address');

  await fillInTexts({ Address: '9 Tahrir St' });
  await chooseOption('Governorate', 'Cairo');
  await chooseOption('City', 'Maadi');
  await user.click(screen.getByRole('button', { name: 'Save Address' }));

  expect(await screen.findByText('12 Nile Street')).toBeInTheDocument();
});

it('saves the change of a form that was closed, and leaves the next one open', async () => {
  serve([home, work]);
  const { released, release } = deferredResponse();
  recordPosts('/user/addresses/update/8', () => released.then(() => answer(work)));
  const { user } = open('/?edit=8');
  await screen.findByDisplayValue('Work');
  await fillInTexts({ Name: 'Work 2' });

  await user.click(screen.getByRole('button', { name: 'Save Address' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add New Address' }));
  const name = await screen.findByLabelText('Name');
  await fillInTexts({ Name: 'Mona' });
  release();
  expect(await screen.findByText('Address saved')).toBeInTheDocument();
  await user.click(name);
  await user.paste(' Adel');

  expect(screen.getByLabelText('Name')).toHaveValue('Mona Adel');
});

it('reads the addresses again when it is opened, and when somebody comes back to it', async () => {
  const Visits = () => {
    const [isHere, setIsHere] = useState(true);
    return (
      <>
        <button onClick={() => setIsHere(!isHere)}>Come or go</button>
        {isHere && <AddressesPage />}
      </>
    );
  };
  serve([home]);
  const { user, store } = renderApp(<Visits />, { session: makeSession() });
  await screen.findByText('7 Road 233');

  await user.click(screen.getByRole('button', { name: 'Come or go' }));
  serve([{ ...home, address: '9 Road 233' }]);
  await user.click(screen.getByRole('button', { name: 'Come or go' }));
  expect(await screen.findByText('9 Road 233')).toBeInTheDocument();

  serve([{ ...home, address: '11 Road 233' }]);
  refocusWindow(store);
  expect(await screen.findByText('11 Road 233')).toBeInTheDocument();
});

it('keeps the form of an address, and what was typed, when it was deleted elsewhere', async () => {
  serve([home, work]);
  const { store } = open('/?edit=8');
  await screen.findByDisplayValue('12 Nile Street');
  await fillInTexts({ Address: '12 Nile Street, flat 5' });

  serve([home]);
  refocusWindow(store);

  await waitFor(() => expect(screen.queryByText('12 Nile Street')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Address')).toHaveValue('12 Nile Street, flat 5');
});

it('opens no form for an address that is not there', async () => {
  serve([home]);
  open('/?edit=999');

  expect(await screen.findByText('7 Road 233')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Address' })).not.toBeInTheDocument();
});

describe('another default', () => {
  /** Makes the address the default on the server, and then gives this response. */
  const choose = async (respond: () => Response) => {
    serve([home, work]);
    server.use(
      http.post('*/api/user/addresses/8/default', () => {
        serve([
          { ...home, is_default: false },
          { ...work, is_default: true },
        ]);
        return respond();
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set as Default: Work, 12 Nile Street, Maadi' }));
  };
  const formerDefault = () => screen.findByRole('button', { name: 'Set as Default: Home, 7 Road 233, Maadi' });

  it('moves the default', async () => {
    await choose(() => answer(work));

    expect(await formerDefault()).toBeInTheDocument();
  });

  it('shows the default that there is where no answer came to its change', async () => {
    await choose(() => HttpResponse.error());

    expect(await screen.findByText(/^Dawaya cannot be reached/)).toBeInTheDocument();
    expect(await formerDefault()).toBeInTheDocument();
  });
});

describe('deleting', () => {
  const ask = async (address = work) => {
    serve([home, address]);
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: /^Delete address Work, 12 Nile Street/ }));
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'Delete this address?' }) };
  };

  it('asks first, and says that it is done', async () => {
    server.use(
      http.post('*/api/user/addresses/delete/8', () => {
        serve([home]);
        return answer(null);
      }),
    );
    const { dialog, user } = await ask();
    expect(dialog).toHaveTextContent(/Work.*, .*12 Nile Street.*, .*Maadi.* will be removed from your addresses\./);

    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByText('12 Nile Street')).not.toBeInTheDocument());
    expect(screen.getByText('7 Road 233')).toBeInTheDocument();
    // The focus goes to the nearest ancestor that can take it, which is the list.
    expect(screen.getByRole('list', { name: 'Delivery Addresses' })).toHaveAttribute('tabindex', '-1');
  });

  it('says in Arabic what is deleted, whoever it is named after, and what keeps it', async () => {
    serve([makeAddress({ name: 'سارة محمود' })]);
    const { user } = open('/', 'ar');

    await user.click(await screen.findByRole('button', { name: 'حذف عنوان سارة محمود، 7 Road 233، المعادي' }));

    expect(await screen.findByRole('dialog', { name: 'هل تريد حذف هذا العنوان؟' })).toHaveTextContent(
      /سيُحذف هذا العنوان من عناوينك: .سارة محمود.+\. وتبقى الطلبات السابقة محتفظة بعنوانها\./,
    );
  });

  it('names a street of several lines in one, on the card and in the question', async () => {
    const { dialog } = await ask({ ...work, address: '12 Nile Street\nFlat 5' });

    expect(dialog).toHaveTextContent(/12 Nile Street\u2069, \u2068Flat 5\u2069, \u2068Maadi/);
    const card = screen.getByText('Flat 5').closest('li');
    expect(card).toHaveTextContent('12 Nile Street, Flat 5Maadi');
  });

  it('keeps the address when the answer is no, and says so when it fails', async () => {
    server.use(http.post('*/api/user/addresses/delete/8', () => refuse(500)));
    const { dialog, user } = await ask();

    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('12 Nile Street')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Delete address Work, 12 Nile Street/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete address')).toBeInTheDocument();
    expect(screen.getByText('12 Nile Street')).toBeInTheDocument();
  });

  it('takes one off the list that another tab has deleted', async () => {
    server.use(
      http.post('*/api/user/addresses/delete/8', () => {
        serve([home]);
        return refuse(404);
      }),
    );
    const { dialog, user } = await ask();

    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByText('12 Nile Street')).not.toBeInTheDocument());
  });

  it('keeps its question while another tab deletes the address, and says that it is gone', async () => {
    server.use(http.post('*/api/user/addresses/delete/8', () => refuse(404, 'Address not found')));
    const { dialog, user, store } = await ask();
    const deleted = jest.fn(() => answer([home]));
    server.use(http.get('*/api/user/addresses', deleted));

    refocusWindow(store);
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Address not found')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('12 Nile Street')).not.toBeInTheDocument());
  });
});
