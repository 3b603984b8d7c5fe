import { fireEvent, screen } from '@testing-library/react';

import { makePharmacySettings, recordPosts, refuse, renderApp } from '@/shared/testing';

import { PreferencesForm } from './PreferencesForm';

it('says why nothing was saved just above the button, and brings it to sight: the form begins far above', async () => {
  recordPosts('/pharmacy/settings/preferences', () => refuse(500, 'Something went wrong'));
  const { user } = renderApp(<PreferencesForm settings={makePharmacySettings()} />);
  fireEvent.change(screen.getByLabelText('Delivery Fee'), { target: { value: '40' } });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');

  await user.click(screen.getByText('Save Changes'));

  const alert = await screen.findByRole('alert');
  expect(alert.nextElementSibling).toBe(screen.getByRole('button', { name: 'Save Changes' }));
  expect(scroll.mock.contexts).toEqual([alert]);
});
