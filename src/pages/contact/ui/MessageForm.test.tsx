import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { sessionEnded } from '@/shared/session';
import { answer, fillInTexts, makeSession, recordPosts, refuse, renderApp, server } from '@/shared/testing';

import { MessageForm } from './MessageForm';

type Options = Parameters<typeof renderApp>[1];

const open = (props: Parameters<typeof MessageForm>[0] = {}, options?: Options) =>
  renderApp(<MessageForm {...props} />, options);

type User = ReturnType<typeof open>['user'];

const field = (name: string) => screen.getByLabelText(name);
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send Message' }));

const FIELDS = { Name: 'Omar Hassan', Email: ' Omar@Example.com ', Subject: 'Late order', Message: 'Where is it?' };

const fillIn = () => fillInTexts(FIELDS);

describe('MessageForm', () => {
  it('sends what a guest writes, says so and takes another message', async () => {
    const sent = recordPosts('/contact');
    const { user } = open();

    await fillIn();
    await send(user);

    const outcome = await screen.findByRole('group', { name: 'Thank you, your message has been sent' });
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(sent).toEqual([
      {
        name: 'Omar Hassan',
        email: 'omar@example.com',
        phone: '',
        subject: 'Late order',
        message: 'Where is it?',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write Another Message' }));
    expect(field('Message')).toHaveValue('');
  });

  it('keeps what was written where the session cannot go on, and sends it as a guest’s then', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.post('*/api/contact', ({ request }) => {
        const token = request.headers.get('authorization');
        tokens.push(token);
        return token ? refuse(401) : answer(null);
      }),
      http.post('*/api/auth/refresh', () => refuse(401)),
    );
    const { user } = open({}, { session: makeSession() });
    await fillInTexts({ Subject: 'Late order', Message: 'Where is it?' });

    await send(user);
    await screen.findByRole('alert');
    expect(field('Message')).toHaveValue('Where is it?');
    await send(user);

    await screen.findByRole('group', { name: 'Thank you, your message has been sent' });
    expect(tokens).toEqual([expect.stringMatching(/^Bearer /), null]);
  });

  it('knows who is signed in, and what the message is about', () => {
    open({ orderCode: 'DW-7K3M-9QXZ' }, { session: makeSession() });

    expect(field('Name')).toHaveValue('Mona Adel');
    expect(field('Email')).toHaveValue('mona@example.com');
    expect(field('Phone (optional)')).toHaveValue('+201012345678');
    expect(field('Subject')).toHaveValue('Order DW-7K3M-9QXZ');
    expect(field('Message')).toHaveValue('');
  });

  it('keeps for the next guest nothing that a session filled in', async () => {
    const { user, store } = open({}, { session: makeSession() });
    act(() => void store.dispatch(sessionEnded()));
    await user.click(field('Message'));
    await user.paste('Where is it?');

    cleanup();
    open();

    expect(field('Message')).toHaveValue('Where is it?');
    for (const name of ['Name', 'Email', 'Phone (optional)']) expect(field(name)).toHaveValue('');
  });

  it('says what is missing and wrong, and leads to it', async () => {
    const { user } = open();

    await user.click(field('Phone (optional)'));
    await user.paste('call me');
    await send(user);

    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    for (const problem of ['Email is required', 'Invalid phone number', 'Subject is required', 'Message is required']) {
      expect(screen.getByText(problem)).toBeInTheDocument();
    }
    await waitFor(() => expect(field('Name')).toHaveFocus());
  });

  it('says to send it again where no answer came, since nobody can look whether it is there', async () => {
    server.use(http.post('*/api/contact', () => HttpResponse.error()));
    const { user } = open();

    await fillIn();
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No answer came, and we may have your message. Send it again to be sure: it does no harm twice.',
    );
    expect(field('Message')).toHaveValue('Where is it?');
  });

  it('keeps what is typed when the server refuses, and says why in its words', async () => {
    server.use(http.post('*/api/contact', () => refuse(429, 'Too many attempts. Try again in 4 seconds')));
    const { user } = open();

    await fillIn();
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 4 seconds');
    expect(field('Message')).toHaveValue('Where is it?');
  });

  it('is as it was left, but for what was never touched', async () => {
    open();
    await fillIn();

    cleanup();
    open();

    expect(field('Message')).toHaveValue('Where is it?');
    expect(field('Subject')).toHaveValue('Late order');
    expect(field('Phone (optional)')).toHaveValue('');
  });

  it('takes up what was left about the same order, and about no other', async () => {
    open({ orderCode: 'DW-7K3M-9QXZ' });
    await fillInTexts({ Message: 'One box is missing' });

    cleanup();
    open({ orderCode: 'DW-2222-3333' });
    expect(field('Subject')).toHaveValue('Order DW-2222-3333');
    expect(field('Message')).toHaveValue('');

    cleanup();
    open({ orderCode: 'DW-7K3M-9QXZ' });
    expect(field('Message')).toHaveValue('One box is missing');
  });

  it('begins afresh after a message that was left and taken up again has been sent', async () => {
    server.use(http.post('*/api/contact', () => answer(null)));
    open();
    await fillIn();
    cleanup();
    const { user } = open();

    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Write Another Message' }));
    expect(field('Message')).toHaveValue('');

    cleanup();
    open();
    expect(field('Message')).toHaveValue('');
  });

  it('forgets what is too old, and what is no draft', () => {
    const twoDaysAgo = Date.now() - 2 * 24 * 60 * 60 * 1000;
    for (const text of [JSON.stringify({ owner: null, at: twoDaysAgo, values: { message: 'Old' } }), '{', '7']) {
      sessionStorage.setItem('draft.guest.contact', text);
      open();

      expect(field('Message')).toHaveValue('');
      cleanup();
    }
  });
});
