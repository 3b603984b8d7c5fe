import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { LanguageSwitch } from './LanguageSwitch';

const { documentElement } = document;

it('names the other language in its own script, and is read out in it', () => {
  renderApp(<LanguageSwitch />);

  expect(screen.getByRole('button', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
});

it('turns the page to Arabic and back, and tells the browser and the server', async () => {
  const { user } = renderApp(<LanguageSwitch />);

  await user.click(screen.getByRole('button', { name: 'العربية' }));

  expect(await screen.findByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(localStorage.getItem('i18nextLng')).toBe('ar');
  expect(document.cookie).toContain('language=ar');

  await user.click(screen.getByRole('button', { name: 'English' }));

  await waitFor(() => expect([documentElement.lang, documentElement.dir]).toEqual(['en', 'ltr']));
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(document.cookie).toContain('language=en');
});

it('shows that the other language is on its way, until it is there', async () => {
  renderApp(<LanguageSwitch />);

  fireEvent.click(screen.getByRole('button', { name: 'العربية' }));

  expect(documentElement).toHaveAttribute('data-waiting');
  await waitFor(() => expect(documentElement.lang).toBe('ar'));
  await waitFor(() => expect(documentElement).not.toHaveAttribute('data-waiting'));
});
