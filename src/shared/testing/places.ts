import { http } from 'msw';

import { answer } from './answers';

const CITIES: Record<string, object[]> = {
  1: [{ id: 7, name: 'Dokki', name_ar: 'الدقي' }],
  2: [{ id: 9, name: 'Nasr City', name_ar: 'مدينة نصر' }],
};

/** Handlers for two governorates with one city each. */
export const PLACES = [
  http.get('*/api/items/governorates', () =>
    answer([
      { id: 1, name: 'Giza', name_ar: 'الجيزة' },
      { id: 2, name: 'Cairo', name_ar: 'القاهرة' },
    ]),
  ),
  http.get('*/api/items/cities', ({ request }) =>
    answer(CITIES[new URL(request.url).searchParams.get('governorate_id') ?? ''] ?? null),
  ),
];
