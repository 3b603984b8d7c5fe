import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import type { UserType } from '@contract/userType';
import { baseApi } from '@/shared/api';
import { setLanguage } from '@/shared/i18n';
import { sessionEnded } from '@/shared/session';
import {
  answer,
  deferredResponse,
  makeAddress,
  makeCart,
  makeCategory,
  makeMedication,
  makePage,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { MedicationsPage } from './MedicationsPage';

/** Matches a paragraph by its whole text, because the number and what follows it are separate elements. */
const sentence = (text: string) => (_own: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === text;

const CAIRO = { id: 1, name: 'Cairo', name_ar: 'القاهرة' };
const GIZA = { id: 2, name: 'Giza', name_ar: 'الجيزة' };

/** The `near` parameter of each search, in order. */
let asked: (string | null)[];
let addressReads: number;

beforeEach(() => {
  asked = [];
  addressReads = 0;
  const { pharmacy, ...medication } = makeMedication();
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.get('*/api/items/governorates', () => answer([CAIRO, GIZA])),
    http.get('*/api/medications/categories', () => answer([makeCategory()])),
    http.get('*/api/medications', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('near'));
      const sold = { ...medication, pharmacy: { ...pharmacy, governorate_id: CAIRO.id } };
      return answer({ ...makePage([sold]), only_alike: false, suits_child: null });
    }),
  );
});

const open = (search: string, { as }: { as?: UserType } = {}) =>
  renderApp(<MedicationsPage />, {
    ...{ path: '/medications', url: `/medications${search}` },
    session: as && makeSession(as),
  });

const hasAddresses = (...addresses: ReturnType<typeof makeAddress>[]): void =>
  server.use(
    http.get('*/api/user/addresses', () => {
      addressReads += 1;
      return answer(addresses);
    }),
  );

const pickGovernorate = async (...names: string[]) => {
  const { user } = open('');
  for (const name of names) {
    await user.click(await screen.findByRole('combobox', { name: 'Governorate' }));
    await user.click(await screen.findByRole('option', { name }));
  }
  cleanup();
  asked = [];
};

/** Stores a governorate as the one that was chosen last, in an earlier visit. */
const hasLookedAt = ({ id }: typeof CAIRO) => localStorage.setItem('place', String(id));

it('brings first what is in the governorate that was chosen last, and says so', async () => {
  await pickGovernorate('Cairo');
  open('?q=panadol');

  expect(await screen.findByText(sentence('1 medication · Pharmacies in Cairo come first'))).toBeInTheDocument();
  expect(asked).toEqual(['1']);
  await act(() => setLanguage('ar'));
  expect(await screen.findByText(sentence('دواء واحد · صيدليات القاهرة تظهر أولًا'))).toBeInTheDocument();
});

it('says nothing of a place that has none of the best', async () => {
  hasLookedAt(GIZA);
  open('?q=panadol');

  expect(await screen.findByText('1 medication')).toBeInTheDocument();
  expect(asked).toEqual(['2']);
});

it('forgets the place with a choice of all governorates', async () => {
  await pickGovernorate('Cairo', 'All Governorates');
  open('?q=panadol');

  expect(await screen.findByText('1 medication')).toBeInTheDocument();
  expect(asked).toEqual([null]);
});

it('names no place where it would change nothing', async () => {
  hasAddresses(makeAddress({ is_default: true }));
  hasLookedAt(CAIRO);
  const { router } = open('', { as: 'user' });
  expect(await screen.findByText('1 medication')).toBeInTheDocument();

  for (const search of ['?q=panadol&sort=price-asc', '?q=panadol&governorate_id=2']) {
    await act(() => router.navigate(`/medications${search}`));
  }

  await waitFor(() => expect(asked).toEqual([null, null, null]));
  expect(addressReads).toBe(0);
});

it('takes the default address of a customer before what they looked at, from the first list on', async () => {
  hasAddresses(makeAddress({ id: 1 }), makeAddress({ id: 2, governorate: GIZA, is_default: true }));
  hasLookedAt(CAIRO);
  open('?q=panadol', { as: 'user' });

  expect(await screen.findByText('1 medication')).toBeInTheDocument();
  expect(asked).toEqual(['2']);
});

it('forgets the address of a customer who has left', async () => {
  hasAddresses(makeAddress({ governorate: CAIRO, is_default: true }));
  const { store } = open('?q=panadol', { as: 'user' });
  expect(await screen.findByText(/Pharmacies in Cairo come first/)).toBeInTheDocument();

  // What happens when a session expires.
  act(() => {
    store.dispatch(sessionEnded());
    store.dispatch(baseApi.util.resetApiState());
  });

  await waitFor(() => expect(asked).toEqual(['1', null]));
  expect(await screen.findByText('1 medication')).toBeInTheDocument();
});

it('keeps in sight what a customer browsed while it learns where they are, and marks it as on its way out', async () => {
  const { released, release } = deferredResponse();
  server.use(
    http.get('*/api/user/addresses', async () => {
      await released;
      return answer([makeAddress({ governorate: GIZA, is_default: true })]);
    }),
  );
  const { user } = open('', { as: 'user' });
  expect(await screen.findByText('1 medication')).toBeInTheDocument();

  await user.click(screen.getByRole('searchbox'));
  await user.paste('panadol');
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true'));
  expect(asked).toEqual([null]);
  release();

  await waitFor(() => expect(asked).toEqual([null, '2']));
  await waitFor(() => expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy', 'true'));
});

it.each<[string, UserType, () => void]>([
  ['a customer without a default address', 'user', () => hasAddresses(makeAddress())],
  [
    'a customer whose addresses cannot be read',
    'user',
    () => server.use(http.get('*/api/user/addresses', () => refuse(500))),
  ],
  ['a pharmacy', 'pharmacy', () => undefined],
])('takes the place that was looked at for %s', async (_who, as, serve) => {
  serve();
  hasLookedAt(CAIRO);
  open('?q=panadol', { as });

  expect(await screen.findByText(/Pharmacies in Cairo come first/)).toBeInTheDocument();
  expect(asked).toEqual(['1']);
});

it.each(['Cairo', '-1', '9999999999'])('names no place where the browser holds “%s”', async (place) => {
  localStorage.setItem('place', place);
  open('?q=panadol');

  expect(await screen.findByText('1 medication')).toBeInTheDocument();
  expect(asked).toEqual([null]);
});
