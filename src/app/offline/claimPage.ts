/** The message by which a page that was loaded without the service worker asks it to take control. */
export const CLAIM_PAGE = 'take over';
