/** What a page that came without a worker tells it, so that it takes the page over. */
export const TAKE_OVER = 'take over';
