import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { useGetSelfQuery } from '@/entities/user';
import {
  answer,
  answerNarrow,
  deferredResponse,
  fillInTexts,
  makeSession,
  makeUser,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { TwoFactor } from './TwoFactor';
import { TwoFactorStatus } from './TwoFactorStatus';

const PASSWORD = 'Str0ng-enough!';
const CODES = ['k7qmx-3hz5c', 'abcde-fghij'];

/** Like the real page, this reads the user again after a change. */
function Account() {
  const { data: user } = useGetSelfQuery();
  if (!user) return null;
  return (
    <>
      <TwoFactorStatus user={user} />
      <TwoFactor user={user} />
    </>
  );
}

const serve = (has_two_factor: boolean) =>
  server.use(http.get('*/api/auth/me', () => answer(makeUser({ has_two_factor }))));

const starts = () =>
  recordPosts('/user/two-factor/start', () => answer({ otpauth_url: 'otpauth://totp/x', secret: 'JBSWY3DP' }));

/** Presses the button and returns the dialog that it opens. */
const open = async (button: string, title: string) => {
  const { user } = renderApp(<Account />, { session: makeSession() });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
};

/** Whether the browser allows leaving the page without asking. */
const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Goes back over the history entry of the open dialog. If the dialog stays, the entry is added again. */
const goBack = async () => {
  const step = new Promise((hear) => window.addEventListener('popstate', hear, { once: true }));
  window.history.back();
  await step;
  await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));
};

const startSetUp = async () => {
  const { user, dialog } = await open('Enable 2FA', 'Enable two-factor authentication');
  await fillInTexts({ 'Your password': PASSWORD }, dialog);
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  return { user, dialog };
};

describe('setting it up', () => {
  it('is turned on with password, code and recovery codes, which only the person closes', async () => {
    serve(false);
    const started = starts();
    const confirmed = recordPosts('/user/two-factor/confirm', () => answer({ recovery_codes: CODES }));
    const { user, dialog } = await startSetUp();
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    // The focus is at the beginning: at the field at the end, it would scroll the picture out of a low window.
    const start = dialog.getByRole('group', { name: /^Scan this picture .* signed out\.$/ });
    await waitFor(() => expect(start).toHaveFocus());
    expect(dialog.getByText('JBSW Y3DP')).toBeInTheDocument();
    const field = dialog.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    serve(true);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await fillInTexts({ Code: '492 039' }, dialog);
    await user.click(dialog.getByRole('button', { name: 'Enable' }));

    const saved = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    // On a phone the dialog was scrolled down to the field for the code.
    expect(scroll.mock.contexts).toContain(saved.getByRole('note'));
    expect(saved.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    expect(saved.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Dawaya recovery codes.txt');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(saved.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(CODES.join('\n'));
    await user.keyboard('{Escape}');
    await goBack();
    expect(screen.getByRole('dialog', { name: 'Save your recovery codes' })).toBeInTheDocument();
    expect(reloads()).toBe(false);
    await user.click(saved.getByRole('button', { name: 'I have saved them' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reloads()).toBe(true);
    expect(screen.getByText('On')).toBeInTheDocument();
    expect([started, confirmed]).toEqual([[{ password: PASSWORD }], [{ code: '492039' }]]);
  });

  it('is not left while it is turned on, when it would stay on with recovery codes that nobody has seen', async () => {
    serve(false);
    starts();
    const { released, release } = deferredResponse();
    recordPosts('/user/two-factor/confirm', () => released.then(() => answer({ recovery_codes: CODES })));
    const { user, dialog } = await startSetUp();
    await dialog.findByLabelText('Code');
    await fillInTexts({ Code: '492039' }, dialog);
    await user.click(dialog.getByRole('button', { name: 'Enable' }));

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    release();

    expect(await screen.findByText(CODES[0]!)).toBeInTheDocument();
  });

  it('hands the key to an app on the same phone, which cannot scan its own screen', async () => {
    serve(false);
    starts();
    answerNarrow();
    const { user, dialog } = await startSetUp();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(await dialog.findByRole('button', { name: 'Copy Key' }));

    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('JBSWY3DP');
    expect(dialog.getByRole('link', { name: 'Open in an Authenticator App' })).toHaveAttribute(
      'href',
      'otpauth://totp/x',
    );
  });

  it('shows no key to somebody who does not know the password, and says why it has to wait', async () => {
    serve(false);
    recordPosts('/user/two-factor/start', () =>
      refuse(422, 'Incorrect', { errors: { password: ['Incorrect password'] } }),
    );

    const { user, dialog } = await startSetUp();

    expect(await dialog.findByText('Incorrect password')).toBeInTheDocument();
    recordPosts('/user/two-factor/start', () => refuse(409, 'Please confirm your email address first'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(await dialog.findByText('Please confirm your email address first')).toBeInTheDocument();
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  });

  it('is not offered before the e-mail is confirmed, and the link for that is sent again', async () => {
    server.use(
      http.get('*/api/auth/me', () => answer(makeUser({ is_email_verified: false }))),
      http.post('*/api/auth/send-verification', () => answer({ is_sent: true })),
    );
    const { user } = renderApp(<Account />, { session: makeSession() });

    expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeDisabled();
    expect(screen.getByRole('note')).toHaveTextContent('Please confirm your email address first');
    await user.click(screen.getByRole('button', { name: 'Send Again' }));

    expect(await screen.findByText('We have sent you a link to confirm your email address')).toBeInTheDocument();
  });

  it('says what is wrong with a code, and lets it be typed again', async () => {
    serve(false);
    starts();
    recordPosts('/user/two-factor/confirm', () =>
      refuse(422, 'Wrong', { errors: { code: ['Incorrect or already used code'] } }),
    );
    const { user, dialog } = await startSetUp();

    await dialog.findByLabelText('Code');
    await fillInTexts({ Code: '12345' }, dialog);
    await user.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(await dialog.findByText('Enter the 6-digit code from your app or a recovery code')).toBeInTheDocument();
    await user.click(dialog.getByLabelText('Code'));
    await user.paste('6');
    await user.click(dialog.getByRole('button', { name: 'Enable' }));

    expect(await dialog.findByText('Incorrect or already used code')).toBeInTheDocument();
    expect(dialog.getByLabelText('Code')).toHaveValue('123456');
  });

  it('that was turned on though no answer came says so, and where the recovery codes are', async () => {
    serve(false);
    starts();
    const answers = [HttpResponse.error(), refuse(409, 'Already on', { code: 'twoFactorAlreadyOn' })];
    recordPosts('/user/two-factor/confirm', () => answers.shift() ?? refuse(500));
    const { user, dialog } = await startSetUp();
    await dialog.findByLabelText('Code');
    await fillInTexts({ Code: '123456' }, dialog);
    serve(true);

    await user.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('On')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Enable' }));

    expect(await dialog.findByText(/is on already, and you have not seen its recovery codes/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'New Recovery Codes' })).toBeInTheDocument();
  });
});

describe('once it is on', () => {
  const fillIn = async (button: string, title: string, submit: string, code: string) => {
    serve(true);
    const { user, dialog } = await open(button, title);
    await fillInTexts({ 'Your password': PASSWORD }, dialog);
    await fillInTexts({ Code: code }, dialog);
    return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: submit })) };
  };

  const disable = () => fillIn('Disable 2FA', 'Disable two-factor authentication?', 'Disable 2FA', 'K7QMX-3HZ5C');

  it('is turned off with the password and a code', async () => {
    const sent = recordPosts('/user/two-factor/disable', () => {
      serve(false);
      return answer(null);
    });
    const { send } = await disable();

    await send();

    expect(await screen.findByRole('button', { name: 'Enable 2FA' })).toBeInTheDocument();
    expect(sent).toEqual([{ password: PASSWORD, code: 'k7qmx3hz5c' }]);
  });

  it('stays on where the server fails, and what was typed stays, too', async () => {
    recordPosts('/user/two-factor/disable', () => refuse(500));
    const { dialog, send } = await disable();

    await send();

    expect(await dialog.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
    expect(dialog.getByLabelText('Code')).toHaveValue('K7QMX-3HZ5C');
    expect(screen.getByText('On')).toBeInTheDocument();
  });

  it.each([
    [9, '9 recovery codes left'],
    [0, /^You have no recovery codes left/],
  ])('says that so many recovery codes are left: %i', async (left, said) => {
    server.use(http.get('*/api/auth/me', () => answer(makeUser({ has_two_factor: true, recovery_codes_left: left }))));

    renderApp(<Account />, { session: makeSession() });

    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('counts the recovery codes anew once there are new ones', async () => {
    recordPosts('/user/two-factor/recovery-codes', () => {
      server.use(http.get('*/api/auth/me', () => answer(makeUser({ has_two_factor: true, recovery_codes_left: 10 }))));
      return answer({ recovery_codes: CODES });
    });
    const { user, send } = await fillIn('New Recovery Codes', 'New recovery codes', 'Show New Codes', '492039');

    await send();
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }));

    expect(await screen.findByText('10 recovery codes left')).toBeInTheDocument();
  });

  it('says that the old recovery codes may be gone where no answer came to asking for new ones', async () => {
    recordPosts('/user/two-factor/recovery-codes', () => HttpResponse.error());
    const { dialog, send } = await fillIn('New Recovery Codes', 'New recovery codes', 'Show New Codes', '492039');

    await send();

    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /your old recovery codes may have stopped working\. Enter the next code of your app and press again/,
    );
  });

  it('gives new recovery codes, to be written down where they cannot be copied', async () => {
    recordPosts('/user/two-factor/recovery-codes', () => answer({ recovery_codes: CODES }));
    const { user, send } = await fillIn('New Recovery Codes', 'New recovery codes', 'Show New Codes', '492039');
    await send();
    expect(await screen.findByText(CODES[0]!)).toBeInTheDocument();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('Copying did not work. Please write the codes down.')).toBeInTheDocument();
  });

  it('is not left while new recovery codes are on their way, when the old ones are gone', async () => {
    const { released, release } = deferredResponse();
    recordPosts('/user/two-factor/recovery-codes', () => released.then(() => answer({ recovery_codes: CODES })));
    const { user, dialog, send } = await fillIn('New Recovery Codes', 'New recovery codes', 'Show New Codes', '492039');
    await send();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    release();

    expect(await screen.findByText(CODES[0]!)).toBeInTheDocument();
  });
});
