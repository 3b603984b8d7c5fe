/** The message of a page that was loaded without the worker: it asks the worker to control the page. */
export const CLAIM_PAGE = 'take over';
