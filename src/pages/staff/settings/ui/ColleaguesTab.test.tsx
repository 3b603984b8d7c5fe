import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { Colleague, Colleagues } from '@contract/wire/colleague';
import { answer, makeSession, recordPosts, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { ColleaguesTab } from './ColleaguesTab';

const manager: Colleague = {
  id: 1,
  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@example.com',
  position: 'Owner',
  joined_at: '2026-01-01T00:00:00.000Z',
  is_self: true,
  is_manager: true,
};
const omar: Colleague = {
  ...manager,
  id: 2,
  first_name: 'Omar',
  last_name: 'Hassan',
  email: 'omar@example.com',
  position: 'Night shift',
  is_self: false,
  is_manager: false,
};
const invitation = { id: 7, email: 'sara@example.com', expires_at: '2026-03-21T10:00:00.000Z' };

/** Gives each call the next of the answers, and then repeats the last. Returns what was asked. */
function serve(...answers: Colleagues[]) {
  const asked: Request[] = [];
  server.use(
    http.get('*/api/pharmacy/colleagues', ({ request }) => {
      asked.push(request);
      return answer((answers.length > 1 ? answers.shift() : answers[0])!);
    }),
  );
  return asked;
}

const open = async (...answers: Colleagues[]) => {
  serve(...answers);
  const { user, store } = renderApp(<ColleaguesTab />, { session: makeSession('pharmacy') });
  const list = await screen.findByRole('list', { name: 'Colleagues' });
  return { user, store, rows: () => within(list).getAllByRole('listitem') };
};

const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], title: string, button: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }));

describe('whoever manages', () => {
  it('sees who works there, and invites somebody', async () => {
    const sent = recordPosts('/pharmacy/colleagues/invite');
    const { user, rows } = await open(
      { colleagues: [manager, omar], invitations: [] },
      { colleagues: [manager, omar], invitations: [invitation] },
    );
    expect(rows()[0]).toHaveTextContent('Mona AdelYouManagerOwnermona@example.comSince Jan 1, 2026');
    expect(within(rows()[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('No invitation is pending.')).toBeInTheDocument();

    await user.click(screen.getByLabelText('Email of your colleague'));
    await user.paste(' Sara@Example.com ');
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));

    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'sara@example.com' }]);
    expect(await screen.findByText('sara@example.com')).toBeInTheDocument();
    expect(screen.getByLabelText('Email of your colleague')).toHaveValue('');
  });

  it('may leave the field of invitations empty, as it is once one was sent', async () => {
    recordPosts('/pharmacy/colleagues/invite');
    const { user } = await open({ colleagues: [manager], invitations: [invitation] });
    const email = screen.getByLabelText('Email of your colleague');
    await user.type(email, 'omar@example.com{Enter}');
    await waitFor(() => expect(email).toHaveValue(''));
    expect(email).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to sara@example.com' }));

    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(email).toBeValid();
    await user.keyboard('{Escape}');
    await user.type(email, 'omar{Tab}');
    await waitFor(() => expect(email).toBeInvalid());
  });

  it('sees on the return to the window who has joined meanwhile', async () => {
    const { store, rows } = await open(
      { colleagues: [manager], invitations: [invitation] },
      { colleagues: [manager, omar], invitations: [] },
    );
    expect(rows()).toHaveLength(1);

    refocusWindow(store);

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByText('No invitation is pending.')).toBeInTheDocument();
  });

  it('removes a colleague after a question', async () => {
    const sent = recordPosts('/pharmacy/colleagues/2/remove');
    const { user, rows } = await open(
      { colleagues: [manager, omar], invitations: [] },
      { colleagues: [manager], invitations: [] },
    );

    await user.click(screen.getByRole('button', { name: 'Remove Omar Hassan' }));
    expect(sent).toEqual([]);
    await confirm(user, 'Remove Omar Hassan?', 'Remove');

    expect(await screen.findByText('Colleague removed')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('sends an invitation again, and withdraws it', async () => {
    const sent = recordPosts('/pharmacy/colleagues/invite');
    const withdrawn = recordPosts('/pharmacy/colleagues/invitations/7/withdraw');
    const { user } = await open({ colleagues: [manager], invitations: [invitation] });

    await user.click(screen.getByRole('button', { name: 'Send Again: invitation to sara@example.com' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    serve({ colleagues: [manager], invitations: [] });
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to sara@example.com' }));
    await confirm(user, 'Withdraw the invitation?', 'Withdraw');

    expect(await screen.findByText('No invitation is pending.')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'sara@example.com' }]);
    expect(withdrawn).toHaveLength(1);
  });

  it('hears of an invitation that another tab withdraws while it is asked about', async () => {
    recordPosts('/pharmacy/colleagues/invitations/7/withdraw', () => refuse(404, 'This invitation is no longer open'));
    const { user, store, rows } = await open({ colleagues: [manager], invitations: [invitation] });
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to sara@example.com' }));
    const asked = serve({ colleagues: [manager, omar], invitations: [] });

    refocusWindow(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    await confirm(user, 'Withdraw the invitation?', 'Withdraw');

    expect(await screen.findByText('This invitation is no longer open')).toBeInTheDocument();
    expect(await screen.findByText('No invitation is pending.')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });

  it('hears of a colleague whom another tab removes while it is asked about', async () => {
    recordPosts('/pharmacy/colleagues/2/remove', () => refuse(404, 'This person no longer works with you'));
    const { user, store, rows } = await open({ colleagues: [manager, omar], invitations: [] });
    await user.click(screen.getByRole('button', { name: 'Remove Omar Hassan' }));
    const asked = serve({ colleagues: [manager], invitations: [] });

    refocusWindow(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    await confirm(user, 'Remove Omar Hassan?', 'Remove');

    expect(await screen.findByText('This person no longer works with you')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('sees who has joined meanwhile where that refuses to send an invitation again', async () => {
    recordPosts('/pharmacy/colleagues/invite', () => {
      const message = 'This person works with you already';
      return refuse(422, message, { errors: { email: [message] } });
    });
    const { user, rows } = await open(
      { colleagues: [manager], invitations: [invitation] },
      { colleagues: [manager, omar], invitations: [] },
    );

    await user.click(screen.getByRole('button', { name: 'Send Again: invitation to sara@example.com' }));

    expect(await screen.findByText('This person works with you already')).toBeInTheDocument();
    expect(await screen.findByText('No invitation is pending.')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });

  it('is told why an invitation is refused, and keeps what was typed', async () => {
    recordPosts('/pharmacy/colleagues/invite', () => refuse(409, 'You can invite colleagues once it is approved'));
    const { user } = await open({ colleagues: [manager], invitations: [] });
    const field = screen.getByLabelText('Email of your colleague');

    await user.type(field, 'sara@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));

    expect(await screen.findByText('You can invite colleagues once it is approved')).toBeInTheDocument();
    expect(field).toHaveValue('sara@example.com');
  });
});

it('says in which language the name and the position of a colleague are', async () => {
  serve({ colleagues: [{ ...omar, first_name: 'عمر', last_name: 'حسن', position: 'صيدلي' }], invitations: [] });
  renderApp(<ColleaguesTab />, { session: makeSession('pharmacy') });

  expect(await screen.findByText('عمر حسن')).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('صيدلي')).toHaveAttribute('lang', 'ar');
});

it('shows everybody else the same, with nothing to press', async () => {
  const colleagues = [
    { ...manager, is_self: false },
    { ...omar, is_self: true },
  ];
  await open({ colleagues, invitations: [invitation] });

  expect(screen.getByText('sara@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(/ask them if you want to leave/)).toBeInTheDocument();
});
