import type { APIRequestContext, APIResponse, BrowserContext, Page } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { Named } from '@contract/wire/location';
import type { MedicationCard } from '@contract/wire/medication';
import type { Pharmacy } from '@contract/wire/pharmacy';
import type { SignedIn } from '@contract/wire/session';

import { dataOf } from './dataOf';

/** The password of every demo account; the README names it. */
export const DEMO_PASSWORD = 'Dawaya#2026';

/** The demo's customer, who has orders in every status. */
export const CUSTOMER = 'mona@dawaya.example';

/** The demo's two pharmacies; the first one delivers. */
export const PHARMACIES = [
  { name: 'Bostan El Afia Pharmacy', email: 'bostan-el-afia@dawaya.example' },
  { name: 'Zahret El Nada Pharmacy', email: 'zahret-el-nada@dawaya.example' },
] as const;

/** A medication of this pharmacy that can be ordered now, with enough stock. */
export async function findListingInStock(request: APIRequestContext, pharmacyName: string): Promise<MedicationCard> {
  const found = await dataOf<Paginated<Pharmacy>>(request.get('/api/pharmacies', { params: { q: pharmacyName } }));
  const pharmacy = found.data.find(({ name }) => name === pharmacyName);
  if (!pharmacy) throw new Error(`The demo has no ${pharmacyName}`);
  const params = { pharmacy_id: pharmacy.id, in_stock: true, paginate: 100 };
  const shelf = await dataOf<Paginated<MedicationCard>>(request.get('/api/medications', { params }));
  const listing = shelf.data.find(({ available_quantity }) => available_quantity === 10);
  if (!listing) throw new Error(`${pharmacyName} has nothing in stock`);
  return listing;
}

const logIn = (request: APIRequestContext, email: string) =>
  request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD, remember: true } });

/** Signs in through the API and stores the session as the client does. Call it before the first page is opened. */
export const signInByApi = async (browser: Page | BrowserContext, email: string) =>
  startSession(browser, await logIn(browser.request, email));

/** The headers of a person who uses only the API. */
export async function headersOf(request: APIRequestContext, email: string) {
  const { access_token } = await dataOf<SignedIn>(logIn(request, email));
  return { authorization: `Bearer ${access_token}` };
}

/** Stores the session of a sign-in answer as the client does. Call it before the first page is opened. */
export async function startSession(browser: Page | BrowserContext, answer: APIResponse) {
  const { access_token, refresh_token, user } = await dataOf<SignedIn>(answer);
  const stored = {
    userToken: access_token,
    refreshToken: refresh_token,
    userData: JSON.stringify(user),
    userType: user.user_type,
  };
  await browser.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return access_token;
}

let people = 0;

const newEmail = (what: string) => `${what}.${process.pid}.${(people += 1)}.${Date.now()}@mail.example`;

const newPerson = (email: string) => ({
  first_name: 'Salma',
  last_name: 'Fathy',
  phone: '01112345678',
  gender: 'female',
  email,
  password: DEMO_PASSWORD,
  password_confirmation: DEMO_PASSWORD,
});

/** Registers a customer with the demo password, without signing in. */
export async function register(request: APIRequestContext, what: string) {
  const email = newEmail(what);
  const answer = await request.post('/api/auth/register', { data: newPerson(email) });
  if (!answer.ok()) throw new Error(`${email} could not register: ${await answer.text()}`);
  return email;
}

/** Registers a customer and signs in. Call it before the first page is opened. */
export async function joinByApi(page: Page, what: string, name: { first_name?: string; last_name?: string } = {}) {
  const email = newEmail(what);
  const answer = await page.request.post('/api/auth/register', { data: { ...newPerson(email), ...name } });
  return { email, headers: { authorization: `Bearer ${await startSession(page, answer)}` } };
}

/** Registers a pharmacy and signs in its first member of the staff. Call it before the first page is opened. */
export async function joinAsPharmacy(page: Page, what: string, name = 'Karnak Pharmacy') {
  const email = newEmail(what);
  const data = {
    ...newPerson(email),
    ...(await somePlace(page.request)),
    user_type_id: 2,
    position: 'Owner',
    pharmacy_name: name,
    pharmacy_address: '5 Nile Street',
    pharmacy_postal_code: '11511',
    pharmacy_phone: '01112345678',
    pharmacy_opening_time: '09:00',
    pharmacy_closing_time: '22:00',
    pharmacy_working_days: ['saturday'],
    pharmacy_is_delivery_available: true,
  };
  const answer = await page.request.post('/api/auth/register', { data });
  const token = await startSession(page, answer);
  const { user } = await dataOf<SignedIn>(answer);
  return { id: user.pharmacy!.id, email, headers: { authorization: `Bearer ${token}` } };
}

async function somePlace(request: APIRequestContext) {
  const idOf = async (path: string) => (await dataOf<Named[]>(request.get(path)))[0]?.id ?? 0;
  const governorate = await idOf('/api/items/governorates');
  return { governorate_id: governorate, city_id: await idOf(`/api/items/cities?governorate_id=${governorate}`) };
}

export type Headers = Awaited<ReturnType<typeof joinByApi>>['headers'];

export async function addAddress(request: APIRequestContext, headers: Headers, name = 'Home') {
  const place = { ...(await somePlace(request)), address: '5 Nile Street' };
  await request.post('/api/user/addresses/create', { headers, data: { name, phone: '01112345678', ...place } });
}
