import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DECLARATION, type Middleware, prefixer } from 'stylis';

/** Only declarations: Emotion uses an older stylis, whose rules this one cannot parse, and today's browsers need no prefixed rules. */
const prefixDeclarations: Middleware = (element, ...rest) =>
  element.type === DECLARATION ? prefixer(element, ...rest) : undefined;

/** Mirrors MUI's own styles. A chunk of its own: readers of English never load it. */
export const makeRtlCache = () => createCache({ key: 'dwr', stylisPlugins: [prefixDeclarations, rtlPlugin] });
