import { screen } from '@testing-library/react';
import { http } from 'msw';

import type { ImportedRow } from '@contract/wire/product';
import { answer, makeCategory, makeSession, renderApp, server } from '@/shared/testing';

import { ImportDialog } from '../ImportDialog';

export const HEAD = 'Product Name,Category,Generic Name,Price,Stock Quantity';

export interface Sent {
  rows: Record<string, unknown>[];
  dry_run: boolean;
  created_before: number;
}

export const checked = (overrides: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ outcome: 'created', product: null, stock: 0, changes: {}, errors: {} },
  ...overrides,
});
export const allCreated = ({ rows }: Sent) =>
  answer({ rows: rows.map(({ name }) => checked({ product: String(name) })) });

/** Serves the choices of earlier imports, by name, and records those that are to be stored. */
export function keepChoices(earlier: Record<string, number> = {}) {
  const kept: unknown[] = [];
  const list = Object.entries(earlier).map(([name, category]) => ({ name, category_id: category }));
  server.use(
    http.get('*/api/pharmacy/foreign-categories', () => answer(list)),
    http.post('*/api/pharmacy/foreign-categories/update', async ({ request }) => {
      kept.push(((await request.json()) as { categories: unknown }).categories);
      return answer(null);
    }),
  );
  return kept;
}

/** Answers one call after the other, repeats the last answer, and records what was sent. */
export function recordImports(...answers: ((sent: Sent) => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  keepChoices();
  server.use(
    http.get('*/api/medications/categories', () => answer([makeCategory()])),
    http.post('*/api/medications/import', async ({ request }) => {
      const body = (await request.json()) as Sent;
      sent.push(body);
      return answers[Math.min(sent.length, answers.length) - 1]!(body);
    }),
  );
  return sent;
}

/** Collects the files that the browser is given to save. */
export function catchFiles() {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

export async function open(lines: string[], language: 'en' | 'ar' = 'en', head = HEAD) {
  const onClose = jest.fn();
  const { user } = renderApp(<ImportDialog onClose={onClose} />, { session: makeSession('pharmacy'), language });
  await choose(user, [head, ...lines], language === 'en' ? 'Choose CSV File' : 'اختيار ملف CSV');
  return { user, onClose };
}

export async function choose(user: ReturnType<typeof renderApp>['user'], lines: string[], label = 'Choose CSV File') {
  const text = lines.join('\n');
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  // Files of jsdom lack `arrayBuffer`.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await user.upload(await screen.findByLabelText(label), file);
}

export const lineOf = (name: string) => `${name},Pain Relief,Paracetamol,45.5,20`;
export const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
export const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
