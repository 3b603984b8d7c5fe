import { screen } from '@testing-library/react';
import { http } from 'msw';

import { answer, makeCategory, renderApp, server } from '@/shared/testing';

import { CategoriesPage } from './CategoriesPage';

const ADDRESS = '*/api/medications/categories';

const HEART = makeCategory({ id: 3, name: 'Heart', name_ar: 'القلب', total_medications: 1 });

const serveCategories = (categories = [makeCategory(), HEART]) =>
  server.use(http.get(ADDRESS, () => answer(categories)));

describe('CategoriesPage', () => {
  it('leads from each category to its medications, and says how many there are', async () => {
    serveCategories();
    renderApp(<CategoriesPage />);

    expect(await screen.findByRole('link', { name: 'Pain Relief' })).toHaveAttribute(
      'href',
      '/medications?category_id=2',
    );
    const [painRelief, heart] = screen.getAllByRole('listitem');
    expect(painRelief).toHaveTextContent('7 medications');
    expect(heart).toHaveTextContent('1 medication');
  });

  it('names them in Arabic', async () => {
    serveCategories();
    renderApp(<CategoriesPage />, { language: 'ar' });

    expect(await screen.findByRole('link', { name: 'مسكنات الألم' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('7 أدوية');
  });

  it('says when there are none', async () => {
    serveCategories([{ ...HEART, total_medications: 0 }]);
    renderApp(<CategoriesPage />);

    expect(await screen.findByText('No categories yet.')).toBeInTheDocument();
  });
});
