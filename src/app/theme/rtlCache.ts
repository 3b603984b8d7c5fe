import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors MUI's own styles. A chunk of its own: readers of English never load it. */
export const rtlCache = createCache({ key: 'dwr', stylisPlugins: [prefixer, rtlPlugin] });
