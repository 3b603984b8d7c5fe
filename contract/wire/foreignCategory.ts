import { type Static, Type } from '@sinclair/typebox';

import { Shape } from './envelope';

/** The name of a category in a pharmacy's own program, and our category that stands for it. */
export const ForeignCategory = Shape('ForeignCategory', { name: Type.String(), category_id: Type.Integer() });
export type ForeignCategory = Static<typeof ForeignCategory>;
