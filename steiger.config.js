import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  { ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/locales/**'] },
  // Only a warning while slices are few: screens still to come will use those that only one page uses now.
  { rules: { 'fsd/insignificant-slice': 'warn' } },
  // A feature is one thing that somebody does, and is found by its name; there are as many as the product has.
  { rules: { 'fsd/excessive-slicing': 'off' } },
]);
