import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { renderApp } from '@/shared/testing';

import { type FormTabList, FormTabs } from './FormTabs';

const TABS: FormTabList = [
  { name: 'profile', label: 'Profile', panel: <input aria-label="Name" /> },
  { name: 'account', label: 'Account', panel: <Link to="/settings">Your profile</Link> },
];

const open = (url: string) => renderApp(<FormTabs label="Settings" tabs={TABS} />, { url });

it('tells screen readers which panel belongs to a tab', () => {
  open('/settings?tab=account');

  const panel = screen.getByRole('tabpanel', { name: 'Account' });
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-controls', panel.id);
});

it('moves the focus to the tab to which a link of a panel leads, and Back to the one that it was in', async () => {
  const { user, router } = open('/settings?tab=account');

  await user.click(screen.getByRole('link', { name: 'Your profile' }));
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();

  await user.click(screen.getByLabelText('Name'));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus();
});

it('leaves the focus alone where it is in no panel', async () => {
  const { router } = open('/settings');

  await act(() => router.navigate('/settings?tab=account'));

  expect(document.body).toHaveFocus();
});
