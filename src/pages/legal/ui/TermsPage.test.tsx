import { screen, waitFor } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { TermsPage } from './TermsPage';

let scroll: jest.SpiedFunction<Element['scrollIntoView']>;
beforeEach(() => {
  scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
});

describe('TermsPage', () => {
  it('is dated, and names each part in its contents', () => {
    renderApp(<TermsPage />);

    expect(screen.getByText(/^Last updated: \w+ \d+, \d{4}$/)).toBeInTheDocument();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect([...contents.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(parts);
    expect(parts).toContain('1. What Dawaya is');
  });

  it('leads the keyboard and the eye to a part', async () => {
    const { router, user } = renderApp(<TermsPage />);

    await user.click(screen.getByRole('link', { name: '7. Returns' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: '7. Returns' })).toHaveFocus());
    expect(scroll.mock.contexts.at(-1)).toHaveAttribute('id', 'part-7');
    expect(router.state.location).toMatchObject({ hash: '#part-7', state: { preventScrollReset: true } });
  });

  it('opens at the part that its address names, in either language', async () => {
    renderApp(<TermsPage />, { url: '/terms#part-3', language: 'ar' });

    expect(await screen.findByRole('heading', { name: '3. الأدوية والروشتات' })).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toHaveAttribute('id', 'part-3');
  });

  it('starts at its top where the address names nothing that is there', () => {
    renderApp(<TermsPage />, { url: '/terms#part-99' });

    expect(scroll).not.toHaveBeenCalled();
  });

  it('says what holds back the end of an account, as the server does', () => {
    renderApp(<TermsPage />);

    expect(screen.getByText(/none of their orders is under way and no money is due/)).toBeInTheDocument();
  });

  it('says whom to ask', () => {
    renderApp(<TermsPage />);

    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
