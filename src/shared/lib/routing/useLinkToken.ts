import { useLocation } from 'react-router-dom';

/** The token of a link in a mail. It comes after the #, which browsers never send to a server. */
export const useLinkToken = () => useLocation().hash.slice(1);
