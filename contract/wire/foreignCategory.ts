import { type Static, Type } from '@sinclair/typebox';

import { Shape } from './envelope';

/** A category as a pharmacy's own program calls it, and the one of ours that stands for it. */
export const ForeignCategory = Shape('ForeignCategory', { name: Type.String(), category_id: Type.Integer() });
export type ForeignCategory = Static<typeof ForeignCategory>;
