import { type Static, Type } from '@sinclair/typebox';

import { Shape } from './envelope';

/** Something with an English and an Arabic name; the screen shows one of them. */
export const Named = Shape('Named', { id: Type.Integer(), name: Type.String(), name_ar: Type.String() });
export type Named = Static<typeof Named>;
