import { useLocation } from 'react-router-dom';

/** The token of a link from a mail: it stands behind the #, which the browser sends to nobody. */
export const useLinkToken = () => useLocation().hash.slice(1);
