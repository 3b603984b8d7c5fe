import { screen, waitFor, within } from '@testing-library/react';

import { answerMedia, renderApp } from '@/shared/testing';

import { captureInstallPrompt } from '../model/installPrompt';
import { InstallButtons } from './InstallButtons';

/** Dispatches the event with which Chromium offers to install the site. */
function offerInstall() {
  const prompt = jest.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  return { offer, prompt };
}

beforeAll(captureInstallPrompt);

describe('InstallButtons', () => {
  it("asks with the browser's own offer, once, and tells how from then on", async () => {
    const { offer, prompt } = offerInstall();
    const { user } = renderApp(<InstallButtons />);
    expect(offer.defaultPrevented).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Google Play' }));
    await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Google Play' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['App Store', 'On an iPhone or iPad', 'Open this page in Safari.'],
    ['Google Play', 'On an Android phone', 'Open this page in Chrome.'],
  ])('tells how where the browser offers nothing: %s', async (button, title, firstStep) => {
    const { user } = renderApp(<InstallButtons />);

    await user.click(screen.getByRole('button', { name: button }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Install Dawaya' }));
    expect(dialog.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      firstStep,
      expect.stringMatching(/^Tap /),
      expect.stringMatching(/^Choose /),
    ]);
    expect(dialog.getByRole('heading', { name: 'On a computer' })).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stops telling at Back', async () => {
    const { user } = renderApp(<InstallButtons />);
    await user.click(screen.getByRole('button', { name: 'App Store' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

    window.history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says so within the installed app, and offers it no more', () => {
    answerMedia((media) => media === '(display-mode: standalone)');

    renderApp(<InstallButtons />);

    expect(screen.getByText('Installed on this device')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
