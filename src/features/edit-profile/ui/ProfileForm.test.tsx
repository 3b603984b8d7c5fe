import { cleanup, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';

import {
  answer,
  deferredResponse,
  fillInTexts,
  makePharmacy,
  makeSession,
  makeUser,
  recordPosts,
  refuse,
  renderApp,
} from '@/shared/testing';
import { UnsavedFormContext } from '@/shared/ui/unsaved';

import { ProfileForm } from './ProfileForm';

const open = () => renderApp(<ProfileForm user={makeUser()} />, { session: makeSession() });

const save = ({ user }: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Save Changes' }));

it('is saved, and the session knows the new name at once', async () => {
  const sent = recordPosts('/user/profile', () => answer(makeUser({ first_name: 'Nour' })));
  const form = open();
  const field = screen.getByLabelText('First name');

  await form.user.clear(field);
  await form.user.type(field, ' Nour ');
  await save(form);

  expect(await screen.findByText('Profile updated')).toBeInTheDocument();
  expect(sent).toEqual([{ first_name: 'Nour', last_name: 'Adel', phone: '+201012345678' }]);
  expect(form.store.getState().session.user?.first_name).toBe('Nour');
});

it('shows staff the position that they joined with, and saves another one', async () => {
  const staffAs = (position: string) =>
    makeUser({ user_type: 'pharmacy', pharmacy: { ...makePharmacy(), status: 'approved', position } });
  const sent = recordPosts('/user/profile', () => answer(staffAs('Manager')));
  const form = renderApp(<ProfileForm user={staffAs('Owner')} />, { session: makeSession('pharmacy') });
  const field = screen.getByLabelText('Position');
  expect(field).toHaveValue('Owner');

  await form.user.clear(field);
  await save(form);
  expect(await screen.findByText('Position is required')).toBeInTheDocument();
  await form.user.type(field, ' Manager');
  await save(form);

  expect(await screen.findByText('Profile updated')).toBeInTheDocument();
  expect(sent).toMatchObject([{ first_name: 'Mona', position: 'Manager' }]);
});

it('asks a customer for no position', () => {
  open();

  expect(screen.queryByLabelText('Position')).not.toBeInTheDocument();
});

it('keeps what was typed while a save was under way', async () => {
  const { released, release } = deferredResponse();
  recordPosts('/user/profile', async () => {
    await released;
    return answer(makeUser({ first_name: 'Nour' }));
  });
  const form = open();
  await fillInTexts({ 'First name': ' Nour ' });
  await save(form);
  await fillInTexts({ 'Last name': 'Adel Salem' });

  release();

  expect(await screen.findByText('Profile updated')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Nour'));
  expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
});

describe('what was typed', () => {
  afterEach(() => sessionStorage.clear());
  const type = async () => {
    const form = open();
    await fillInTexts({ 'Last name': 'Adel Salem' });
    return form;
  };

  it('waits through a session that ends while it is saved', async () => {
    recordPosts('/user/profile', () => refuse(401));
    recordPosts('/auth/refresh', () => refuse(401));
    const form = await type();
    await save(form);
    await waitFor(() => expect(form.store.getState().session.user).toBeNull());
    cleanup();

    open();

    expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
  });

  it('is said to be more than what is stored, and gives way to it', async () => {
    await type();
    cleanup();
    const { user } = open();
    const NOTICE = /^This includes what you typed earlier/;
    expect(screen.getByText(NOTICE)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(screen.getByLabelText('Last name')).toHaveValue('Adel');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    cleanup();
    open();
    expect(screen.getByLabelText('Last name')).toHaveValue('Adel');
  });

  it('waits no longer once it is saved', async () => {
    recordPosts('/user/profile', () => answer(makeUser({ last_name: 'Adel Salem' })));
    await save(await type());
    await screen.findByText('Profile updated');
    cleanup();

    open();

    expect(screen.getByLabelText('Last name')).toHaveValue('Adel');
  });
});

it('is unsaved again only for what was typed since', async () => {
  recordPosts('/user/profile', () => answer(makeUser({ first_name: 'Nour' })));
  const report = jest.fn();
  const form = renderApp(
    <UnsavedFormContext value={report}>
      <ProfileForm user={makeUser()} />
    </UnsavedFormContext>,
    { session: makeSession() },
  );
  await fillInTexts({ 'First name': ' Nour ' });
  expect(report).toHaveBeenLastCalledWith(true, expect.anything(), expect.anything());

  await save(form);

  expect(await screen.findByText('Profile updated')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Nour'));
  expect(report).toHaveBeenLastCalledWith(false, expect.anything(), expect.anything());
  await fillInTexts({ 'Last name': 'Adel Salem' });
  expect(report).toHaveBeenLastCalledWith(true, expect.anything(), expect.anything());
});

it('stays as it was saved when its tab is left and shown again, whatever was read before', async () => {
  recordPosts('/user/profile', () => answer(makeUser({ first_name: 'Nour' })));
  const READ_BEFORE = makeUser();
  function Tabs() {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button onClick={() => setIsShown(!isShown)}>Other tab</button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <ProfileForm user={READ_BEFORE} />
        </Activity>
      </>
    );
  }
  const form = renderApp(<Tabs />, { session: makeSession() });
  await fillInTexts({ 'First name': 'Nour' });
  await save(form);
  await screen.findByText('Profile updated');

  await form.user.click(screen.getByRole('button', { name: 'Other tab' }));
  await form.user.click(screen.getByRole('button', { name: 'Other tab' }));

  expect(screen.getByLabelText('First name')).toHaveValue('Nour');
});

describe('what another device has saved', () => {
  function Page() {
    const [user, setUser] = useState(makeUser());
    return (
      <>
        <ProfileForm user={user} />
        <button onClick={() => setUser(makeUser({ first_name: 'Nour' }))}>Read again</button>
      </>
    );
  }
  const readAgain = ({ user }: ReturnType<typeof open>) =>
    user.click(screen.getByRole('button', { name: 'Read again' }));

  it('stands in the form where nothing is typed', async () => {
    await readAgain(renderApp(<Page />, { session: makeSession() }));

    expect(screen.getByLabelText('First name')).toHaveValue('Nour');
  });

  it('takes away nothing that is typed', async () => {
    const form = renderApp(<Page />, { session: makeSession() });
    await fillInTexts({ 'Last name': 'Adel Salem' });

    await readAgain(form);

    expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
  });
});

it('keeps what was typed where the server fails', async () => {
  recordPosts('/user/profile', () => refuse(500));
  const form = open();

  await fillInTexts({ 'Last name': 'Adel Salem' });
  await save(form);

  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument();
  expect(screen.getByLabelText('Last name')).toHaveValue('Adel Salem');
  expect(form.store.getState().session.user?.last_name).toBe('Adel');
});
