import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';

import { answer, makeSession, makeUser, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { ConfirmEmailNotice } from './ConfirmEmailNotice';

const sessionWith = (is_email_verified: boolean) => {
  const session = makeSession();
  return { ...session, user: { ...session.user, is_email_verified } };
};

const open = (isVerified: boolean) =>
  renderApp(
    <ConfirmEmailNotice label="Send Again" failedText="The link could not be sent">
      Please confirm
    </ConfirmEmailNotice>,
    { session: sessionWith(isVerified) },
  );

/** Answers one read after the other; the last answer is repeated. */
const answersWith = (...isVerified: boolean[]) =>
  http.get('*/api/auth/me', () => {
    const [is_email_verified = true] = isVerified.length > 1 ? isVerified.splice(0, 1) : isVerified;
    return answer(makeUser({ is_email_verified }));
  });

describe('ConfirmEmailNotice', () => {
  beforeEach(() => server.use(answersWith(false)));

  it('reminds a person whose e-mail is not confirmed, and sends the link again, once', async () => {
    server.use(http.post('*/api/auth/send-verification', () => answer({ is_sent: true })));
    const { user } = open(false);
    expect(screen.getByRole('note')).toHaveTextContent('Please confirm mona@example.com');

    await user.click(screen.getByRole('button', { name: 'Send Again' }));

    expect(await screen.findByText('We have sent you a link to confirm your email address')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument());
  });

  it('goes where the e-mail was confirmed elsewhere meanwhile, and claims to have sent nothing', async () => {
    server.use(
      answersWith(false, true),
      http.post('*/api/auth/send-verification', async () => {
        // Long enough for the first read to be answered.
        await delay(100);
        return answer({ is_sent: false });
      }),
    );
    const { user } = open(false);

    await user.click(screen.getByRole('button', { name: 'Send Again' }));

    expect(await screen.findByText('Your email address is confirmed already')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    expect(screen.queryByText('We have sent you a link to confirm your email address')).not.toBeInTheDocument();
  });

  it('goes once somebody comes back who has confirmed it in another browser', async () => {
    server.use(answersWith(false, true));
    const { store } = open(false);

    // While the first read is pending, a focus starts no other.
    await waitFor(() => {
      refocusWindow(store);
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    });
  });

  it('goes where it was confirmed before the page was opened', async () => {
    server.use(answersWith(true));
    open(false);

    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
  });

  it('says why the link could not be sent, and offers it still', async () => {
    server.use(
      http.post('*/api/auth/send-verification', () => refuse(429, 'Too many attempts. Try again in 4 seconds')),
    );
    const { user } = open(false);

    await user.click(screen.getByRole('button', { name: 'Send Again' }));

    expect(await screen.findByText('Too many attempts. Try again in 4 seconds')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send Again' })).toBeEnabled());
  });

  it('keeps quiet where it is confirmed', () => {
    open(true);

    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});
