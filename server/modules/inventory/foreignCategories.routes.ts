import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync } from 'fastify';

import { foreignCategoriesInput } from '@contract/foreignCategories';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { Answer, Done } from '@contract/wire/envelope';
import { ForeignCategory } from '@contract/wire/foreignCategory';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { changeForeignCategories, listForeignCategories } from './foreignCategories.service';

const tags = ['Inventory'];
const config = {
  guard: 'pharmacy',
  fields: {
    name: 'As the program calls it. Spellings are told apart: ours is folded by the client',
    category_id: 'A category, of `GET /api/medications/categories`; null where none stands for it any more',
  },
} as const;

const SCHEMAS = {
  list: {
    tags,
    summary: 'Which category of ours my pharmacy has chosen for one of its own program',
    description: 'By name. An import does not read them: its rows name ours.',
    response: { 200: Answer(Type.Array(ForeignCategory)) },
  },
  update: {
    tags,
    summary: 'Keep which category of ours stands for one of a program',
    description: `At most ${STAFF_LIMITS.importRows} at once, for all staff of my pharmacy; those that are not named stay. Of more than ${STAFF_LIMITS.foreignCategories} the oldest are forgotten.`,
    body: foreignCategoriesInput,
    response: { 200: Done },
  },
};

/** Which of our categories stand for the categories of a pharmacy's own software. */
export const foreignCategoryRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.get('/pharmacy/foreign-categories', { config: { guard: 'pharmacy' }, schema: SCHEMAS.list }, async (request) =>
    ok(await listForeignCategories(db, staffOf(request))),
  );

  routes.post('/pharmacy/foreign-categories/update', { config, schema: SCHEMAS.update }, async (request) => {
    await changeForeignCategories(db, staffOf(request), request.body);
    return ok(null);
  });
};
