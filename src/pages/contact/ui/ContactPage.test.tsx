import { act, screen, within } from '@testing-library/react';

import { sessionEnded, sessionExpired, sessionStarted } from '@/shared/session';
import { fillInTexts, makeSession, makeSignedIn, makeUser, renderApp } from '@/shared/testing';

import { ContactPage } from './ContactPage';

describe('ContactPage', () => {
  it('says where and when somebody can be reached', () => {
    renderApp(<ContactPage />);

    const details = within(screen.getByRole('region', { name: 'Contact Information' }));
    expect(details.getByText('Dokki, Giza, Egypt')).toBeInTheDocument();
    expect(details.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+201000000000',
      'tel:+201000000001',
      'mailto:support@dawaya.example',
    ]);
    const hours = screen.getByRole('region', { name: 'Office Hours' });
    expect(hours).toHaveTextContent(/Sunday-Thursday9:00 AM - 5:00 PMFridayClosedSaturdayClosed$/);
  });

  it('opens the map of somebody else only when it is asked for', () => {
    renderApp(<ContactPage />);

    const place = within(screen.getByRole('region', { name: 'Our Location' }));

    expect(place.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Subject', 'Order DW-7K3P-Q9XA'],
    ['ar', 'الموضوع', 'الطلب DW-7K3P-Q9XA'],
  ] as const)('knows which order the message is about (%s)', (language, label, subject) => {
    renderApp(<ContactPage />, { url: '/contact?order=DW-7K3P-Q9XA', language });

    expect(screen.getByLabelText(label)).toHaveValue(subject);
  });

  it('leaves the subject to whoever comes from elsewhere', () => {
    renderApp(<ContactPage />);

    expect(screen.getByLabelText('Subject')).toHaveValue('');
  });

  it('keeps the message of one person from whoever signs in next', async () => {
    const { store } = renderApp(<ContactPage />, { session: makeSession() });
    await fillInTexts({ Message: 'Where is my order?' });

    act(() => void store.dispatch(sessionEnded()));
    const next = { ...makeSignedIn(), user: makeUser({ id: 2, first_name: 'Omar' }), remember: true };
    act(() => void store.dispatch(sessionStarted(next)));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Omar Adel');
  });

  it('keeps the message of somebody whose session has run out', async () => {
    const { store } = renderApp(<ContactPage />, { session: makeSession() });
    await fillInTexts({ Message: 'Where is my order?' });

    act(() => void store.dispatch(sessionExpired()));
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my order?');

    act(() => void store.dispatch(sessionStarted({ ...makeSignedIn(), remember: true })));
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my order?');
  });

  it('lets a guest who signs in elsewhere write on', async () => {
    const { store } = renderApp(<ContactPage />);
    await fillInTexts({ Message: 'Where is my order?' });

    act(() => void store.dispatch(sessionStarted({ ...makeSignedIn(), remember: true })));

    expect(screen.getByLabelText('Message')).toHaveValue('Where is my order?');
  });

  it('answers five questions, one press each', async () => {
    const { user } = renderApp(<ContactPage />);
    const questions = within(screen.getByRole('region', { name: 'Frequently Asked Questions' })).getAllByRole('button');
    expect(questions).toHaveLength(5);

    const returns = screen.getByRole('button', { name: 'Can I return a medication?' });
    expect(returns).toHaveAttribute('aria-expanded', 'false');
    await user.click(returns);

    expect(returns).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'Can I return a medication?' })).toHaveTextContent('within 24 hours');
  });
});
