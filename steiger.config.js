import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/locales/**'] },
  // With these features, the one page that each belongs to would be two things. What they refer to is not counted.
  {
    files: [
      './src/entities/promo-code/**',
      './src/features/change-order-status/**',
      './src/features/delete-account/**',
      './src/features/edit-pharmacy-settings/**',
      './src/features/edit-product/**',
      './src/features/edit-promo-code/**',
      './src/features/import-products/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  // A feature is one thing that somebody does, and is found by its name; there are as many as the product has.
  { rules: { 'fsd/excessive-slicing': 'off' } },
]);
