import { renderPage } from './renderPage';

const render = (url: string, supportEmail = 'support@dawaya.example') =>
  renderPage({ url, language: 'en', origin: 'https://dawaya.example', supportEmail }, () =>
    Promise.reject(new Error('no network')),
  );

it('renders the page of an address', async () => {
  const page = await render('/about?from=mail');

  expect(page?.status).toBe(200);
  expect(page?.body).toContain('<h1');
  expect(page?.head).toContain('<meta property="og:title" content="About');
});

it('renders where people write for help', async () => {
  const page = await render('/contact', 'help@dawaya.eg');

  expect(page?.body).toContain('href="mailto:help@dawaya.eg"');
  expect(page?.body).not.toContain('support@dawaya.example');
});

it('renders no form of a pharmacy for whoever follows an invitation, whose token stays in the browser', async () => {
  const [joining, invited] = [await render('/join'), await render('/join?invited')];

  expect(joining?.body).toContain('Pharmacy name');
  expect(invited?.body).toContain('aria-label="Loading the invitation');
  expect(invited?.body).not.toContain('Pharmacy name');
});

it.each(['/nowhere', '//evil.example/', '//about', '//[?q=x', String.raw`/\evil.example`])(
  'renders the page for what is not there at %s',
  async (url) => {
    const page = await render(url);

    expect(page?.status).toBe(404);
    expect(page?.head).toContain('Page Not Found');
  },
);

it.each(['/pharmacydetails/abc', '/pharmacydetails/99999999999999999999', '/medicationdetails/0'])(
  'says that nothing is there where the address has no id: %s',
  async (url) => {
    expect((await render(url))?.status).toBe(404);
  },
);

it('gives out no page with a hole in it, where the machine knows no time of Cairo', async () => {
  const year = jest.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(() => {
    throw new RangeError('Invalid time zone specified: Africa/Cairo');
  });

  await expect(render('/about')).rejects.toThrow('A part of /about could not be rendered');

  year.mockRestore();
});
