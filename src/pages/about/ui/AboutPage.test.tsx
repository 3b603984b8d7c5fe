import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { answer, makePage, makePharmacy, refuse, renderApp, server } from '@/shared/testing';

import { AboutPage } from './AboutPage';

const servePharmacies = (image: string | null) =>
  server.use(http.get('*/api/pharmacies', () => answer(makePage([makePharmacy({ image })]))));

const heroPicture = () => document.querySelector('img');

describe('AboutPage', () => {
  it('opens with the picture of a pharmacy', async () => {
    servePharmacies('/images/pharmacies/corner-teal.svg');
    renderApp(<AboutPage />);

    await waitFor(() => expect(heroPicture()).toHaveAttribute('src', '/images/pharmacies/corner-teal.svg'));
  });

  it('makes do with a placeholder where no pharmacy can be fetched, and says nothing of it', async () => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/pharmacies', () => {
        asked();
        return refuse(500, 'Failed to fetch pharmacies');
      }),
    );
    renderApp(<AboutPage />);

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(heroPicture()).toHaveAttribute('src', '/images/placeholder-pharmacy.svg');
    expect(screen.queryByText('Failed to fetch pharmacies')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells its story, what it stands for, and its figures', () => {
    servePharmacies(null);
    renderApp(<AboutPage />);

    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    for (const title of [
      'Our Story',
      'Our Mission',
      'Our Vision',
      'Patient-Centered',
      'Trust & Safety',
      'Accessibility',
    ]) {
      expect(titles).toContain(title);
    }
    expect(screen.getByText('Founded in 2025')).toBeInTheDocument();
    for (const figure of ['500+', '10,000+', '50,000+', '15+']) expect(screen.getByText(figure)).toBeInTheDocument();
  });

  it('shows a team of eleven, each drawn', () => {
    servePharmacies(null);
    renderApp(<AboutPage />);

    const team = within(screen.getByRole('region', { name: 'Our Team' })).getAllByRole('listitem');

    expect(team).toHaveLength(11);
    expect(team[0]).toHaveTextContent('Founder & CEO');
    const pictures = team.map((member) => member.querySelector('img')?.getAttribute('src'));
    expect(new Set(pictures).size).toBe(11);
  });

  it('leads to the people behind it', () => {
    servePharmacies(null);
    renderApp(<AboutPage />);

    const teaser = within(screen.getByRole('region', { name: 'Talk to us' }));

    expect(teaser.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(teaser.getByRole('link', { name: '+201000000000' })).toHaveAttribute('href', 'tel:+201000000000');
    expect(teaser.getByText('9:00 AM - 6:00 PM')).toBeInTheDocument();
    expect(teaser.getByText('Giza, Egypt')).toBeInTheDocument();
  });
});
