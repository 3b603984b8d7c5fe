import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import {
  answer,
  deferredResponse,
  makePharmacySettings,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { PharmacyPictureForm } from './PharmacyPictureForm';

const KEPT = '/images/uploads/kept-1280.webp';
const NEW = '/images/uploads/new-1280.webp';
const PNG = new File(['?'], 'front.png', { type: 'image/png' });

function Tab() {
  const { data: settings } = useGetPharmacySettingsQuery();
  return settings && <PharmacyPictureForm settings={settings} />;
}

/** Replaces what the browser does with a picture, which jsdom cannot. */
beforeEach(() => {
  jest.spyOn(window, 'createImageBitmap').mockResolvedValue({ width: 4, height: 3, close: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['cut'], { type: 'image/webp' })));
});

async function open(image: string | null, language: 'en' | 'ar' = 'en') {
  const settings: Partial<PharmacySettings> = { image };
  const sent: (string | null)[] = [];
  const store = (kept: string | null) => {
    settings.image = kept;
    return Promise.resolve(answer(makePharmacySettings(settings)));
  };
  const respond = { next: () => store(NEW) };
  server.use(
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings(settings))),
    http.post('*/api/pharmacy/settings/picture', async ({ request }) => {
      sent.push(request.headers.get('content-type')?.split(';')[0] ?? null);
      await request.arrayBuffer();
      return respond.next();
    }),
  );
  const app = renderApp(<Tab />, { session: makeSession('pharmacy'), language });
  const zone = within(await screen.findByRole('group'));
  const choose = (file: File) => fireEvent.change(zone.getByLabelText('Choose Image'), { target: { files: [file] } });
  const cut = async () => {
    choose(PNG);
    const crop = within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    fireEvent.load(await crop.findByAltText(''));
    await app.user.click(crop.getByRole('button', { name: 'Use Image' }));
  };
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, zone, sent, respond, store, choose, cut, press };
}

const shownIn = (zone: Awaited<ReturnType<typeof open>>['zone']) =>
  zone.getByRole('img', { name: 'Your pharmacy’s image as customers see it' });

it('is saved as soon as it is cut, and shown as the server keeps it', async () => {
  const { zone, sent, respond, store, cut } = await open(null);
  const { released, release } = deferredResponse();
  respond.next = () => released.then(() => store(NEW));
  expect(zone.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument();

  await cut();

  await waitFor(() => expect(zone.getByRole('status')).toHaveTextContent('Uploading...'));
  expect(zone.getByLabelText('Choose Image')).toBeDisabled();
  await waitFor(() => expect(shownIn(zone)).toHaveAttribute('src', expect.stringMatching(/^data:image\/webp/)));
  release();
  expect(await screen.findByText('Image saved. Customers see it from now on')).toBeInTheDocument();
  await waitFor(() => expect(shownIn(zone)).toHaveAttribute('src', NEW));
  expect(zone.getByLabelText('Choose Image')).toHaveAccessibleDescription('JPEG, PNG or WebP, at most 5 MB');
  expect(sent).toEqual(['multipart/form-data']);
});

it('is removed once that is confirmed', async () => {
  const { zone, sent, respond, store, press } = await open(KEPT);
  respond.next = () => store(null);

  await press('Remove Image');
  const question = within(await screen.findByRole('dialog', { name: 'Remove the image?' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove Image' }));

  expect(await screen.findByText('Image removed')).toBeInTheDocument();
  await waitFor(() => expect(zone.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument());
  expect(sent).toEqual(['application/json']);
});

it('stays, and says so, where it could not be removed', async () => {
  const { zone, respond, press } = await open(KEPT);
  respond.next = () => Promise.resolve(refuse(500));

  await press('Remove Image');
  const question = within(await screen.findByRole('dialog', { name: 'Remove the image?' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove Image' }));

  expect(await screen.findByText('The image was not removed. Please try again.')).toBeInTheDocument();
  await waitFor(() => expect(shownIn(zone)).toHaveAttribute('src', KEPT));
});

it('is not sent where the file cannot be it, and the one before stays', async () => {
  const { zone, sent, choose, press } = await open(KEPT);

  choose(new File(['?'], 'front.gif', { type: 'image/gif' }));

  expect(await zone.findByRole('alert')).toHaveTextContent('Choose a JPEG, PNG or WebP image');
  expect(shownIn(zone)).toHaveAttribute('src', KEPT);
  await press('Go On Without This File');
  expect(zone.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('goes back to the one before where the server finds the file wrong', async () => {
  const { zone, respond, cut } = await open(KEPT);
  const words = 'The image has too many pixels. Please make it smaller first';
  respond.next = () => Promise.resolve(refuse(422, words, { errors: { image: [words] } }));

  await cut();

  expect(await zone.findByRole('alert')).toHaveTextContent(words);
  expect(shownIn(zone)).toHaveAttribute('src', KEPT);
  expect(zone.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('waits for another try where the server failed', async () => {
  const { zone, respond, store, cut, press } = await open(null);
  respond.next = () => Promise.resolve(refuse(500));
  await cut();
  expect(await zone.findByRole('alert')).toHaveTextContent('The image was not saved. Please try again.');
  await waitFor(() => expect(shownIn(zone)).toHaveAttribute('src', expect.stringMatching(/^data:/)));

  respond.next = () => store(NEW);
  await press('Try Again');

  expect(await screen.findByText('Image saved. Customers see it from now on')).toBeInTheDocument();
  expect(zone.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(shownIn(zone)).toHaveAttribute('src', NEW));
});

it('speaks Arabic', async () => {
  const { zone } = await open(KEPT, 'ar');

  expect(zone.getByRole('img', { name: 'صورة صيدليتك كما يراها العملاء' })).toBeInTheDocument();
  expect(zone.getByRole('button', { name: 'إزالة الصورة' })).toBeInTheDocument();
});
