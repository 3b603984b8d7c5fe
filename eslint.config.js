import { defineConfig } from 'eslint/config';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const oneWayIn = {
  group: ['@/features/*/*', '@/entities/*/*'],
  message: 'Import a slice through its index.ts.',
};
const muiByPath = {
  regex: '^@mui/(material|icons-material)$',
  message: 'Import the one component: @mui/material/Button.',
};
const wireAsTypes = {
  group: ['@contract/wire', '@contract/wire/**'],
  allowTypeImports: true,
  message: "TypeBox shapes are the server's; the client imports only their types.",
};

const formWithItsSchema = {
  name: 'formik',
  importNames: ['Formik'],
  message: 'Import it from @/shared/ui/form, where its fields learn which of them the schema asks for.',
};

const PHYSICAL_KEY =
  '/^(ml|mr|pl|pr|left|right|(margin|padding|scrollMargin|scrollPadding)(Left|Right)|border(Top|Bottom)?(Left|Right)(Width|Color|Style|Radius)?)$/';
const PHYSICAL_CSS = '/^(margin|padding|border)-(left|right)/';
const PHYSICAL_SIDE = '/^(left|right)$/';
const logicalOnly = [
  `ObjectExpression > Property[key.name=${PHYSICAL_KEY}]`,
  `ObjectExpression > Property[key.value=${PHYSICAL_KEY}]`,
  `ObjectExpression > Property[key.value=${PHYSICAL_CSS}]`,
  `JSXAttribute[name.name=${PHYSICAL_KEY}]`,
  `ObjectExpression > Property[key.name=/^(textAlign|float|clear)$/][value.value=${PHYSICAL_SIDE}]`,
  `ObjectExpression > Property[key.name=/^(textAlign|float|clear)$/] Property > Literal.value[value=${PHYSICAL_SIDE}]`,
].map((selector) => ({
  selector,
  message:
    'Arabic runs from right to left: use the logical property (marginInlineStart, insetInlineEnd, textAlign: start).',
}));

const importForAName = {
  selector: 'ImportDeclaration[specifiers.length=0][source.value=/^(\\.|@\\W).*(?<!\\.css)$/]',
  message: 'The build drops a module of ours that is imported for no name (webpack.config.ts, sideEffects).',
};

const toastFromKey = {
  selector: 'CallExpression[callee.name="enqueueSnackbar"][arguments.0.type=/Literal/]',
  message: 'Every text that a person reads comes from a translation key.',
};

const rowFromSpread = {
  selector: 'ObjectExpression > SpreadElement:first-child[argument.callee.name="named"]',
  message: 'Write the fields out: a row that begins with a spread costs a list twice the time (docs/performance.md).',
};

const READ_BY_PEOPLE = [
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'helperText',
  'message',
];

export default defineConfig(
  { ignores: ['dist', 'data', 'coverage', 'test-results', 'server/db/migrations', '**/*.cjs', '**/*.js'] },
  ...tseslint.configs.strictTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  {
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000'], ['^node:', '^@?\\w'], ['^@contract/', '^@/'], ['^\\.']] },
      ],
      'simple-import-sort/exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false, arguments: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/require-await': 'off', // Fastify plugins are async by contract.
      '@typescript-eslint/no-invalid-void-type': 'off', // RTK Query: query<Row[], void>.
      // About enums, which we have none of, and instances of classes, of which we have errors alone: a tenth of the time for nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-console': 'error',
      'no-empty': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [oneWayIn, muiByPath] }],
    },
  },
  {
    // Half of the time that the rules need: the compiler works out each component, and tests have next to none.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      'no-restricted-syntax': ['error', ...logicalOnly, toastFromKey, importForAName],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [formWithItsSchema], patterns: [oneWayIn, muiByPath, wireAsTypes] },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': { include: READ_BY_PEOPLE },
          message: 'Every text that a person reads comes from a translation key',
        },
      ],
    },
  },
  {
    // Repositories name columns, once for a statement; what names rows does it for each.
    files: ['server/modules/**/*.ts'],
    ignores: ['**/*.repository.ts'],
    rules: { 'no-restricted-syntax': ['error', rowFromSpread] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    // Content, not code: a catalogue grows with every medicine, the examples with every field.
    files: [
      'server/reference/locations.ts',
      'server/demo/pharmacies.ts',
      'server/demo/products/*.ts',
      'server/plugins/openApi/exampleValues.ts',
      'bench/search/judgedQueries.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
);
