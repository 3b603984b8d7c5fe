import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { productsImport } from '@contract/productsImport';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { Answer } from '@contract/wire/envelope';
import { ImportedProducts, type ImportedRow } from '@contract/wire/product';

import type { AppDeps } from '../../context';
import { answeredOnce, ok } from '../../http';
import { translate } from '../../messages';
import { languageOf } from '../../plugins/language';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { importProducts } from './productImport.service';

const description = `At most ${STAFF_LIMITS.importRows} rows, each the body of \`POST /api/medications/create\` without a picture. What has the name, strength and form of a product of mine takes its price, stock, alert, expiry date and need of a prescription, and may lack category, generic name and stock, which stay; whatever else is new, and named by its \`active_ingredients\` where it has no generic name. \`changes\` says what differs. All that is right is stored at once, and what is wrong is answered with the \`errors\` of its row. An empty \`lowStockAlert\` or \`expiry_date\` changes nothing, and a new product then has the alert of my pharmacy. With \`seen_stock\`, the \`stock\` that a dry run answered, no sale since then is counted back. Repeating it changes nothing. 429 after too many of them.`;

/** Imports a pharmacy's list of products from a file, in portions. */
export const productImportRoutes: FastifyPluginAsync<AppDeps> = async (app, deps) => {
  app.withTypeProvider<YupTypeProvider>().post(
    '/medications/import',
    {
      config: { guard: 'pharmacy', refusals: { 429: [] } },
      schema: {
        tags: ['Inventory'],
        summary: 'Add and update many products',
        headers: answeredOnce,
        description,
        body: productsImport,
        response: { 200: Answer(ImportedProducts) },
      },
    },
    async (request) => {
      const { body } = request;
      const rows = await importProducts(deps, staffOf(request), body);
      return ok({ rows: rows.map(inLanguageOf(request)) }, body.dry_run ? 'importChecked' : 'productsImported');
    },
  );
};

/** Errors of rows are part of a successful answer, so they have to be translated here and not by the error handler. */
const inLanguageOf = (request: FastifyRequest) => (row: ImportedRow) => {
  const language = languageOf(request);
  const errors = Object.entries(row.errors).map(([field, texts]) => [
    field,
    texts.map((text) => translate(text, language)),
  ]);
  return { ...row, errors: Object.fromEntries(errors) as ImportedRow['errors'] };
};
