const isOf = (type: string, { headers }: Response) => headers.get('content-type')?.startsWith(type) === true;

/** Our server itself says no more than 500, and 503 in JSON; a proxy that does not reach it has a page for that, or a line. */
const isFailing = ({ status }: Response) => status > 500;

/** Whether somebody answers in our server's stead: the network of a hotel with its sign-in, as if all were well, or a proxy. */
export const isForeign = (answer: Response) =>
  (answer.ok && isOf('text/html', answer)) || (isFailing(answer) && !isOf('application/json', answer));

/** Whether a page has not come, without a word to its reader: an operator who closes the shop for a while says until when. */
export const isMissingPage = (answer: Response) =>
  isFailing(answer) && !(isOf('text/html', answer) && answer.headers.has('retry-after'));

/** Whether nothing has come, as where the connection was cut amid the headers: some browsers take those that came for all. */
export const isEmpty = async (answer: Response) => (await answer.clone().arrayBuffer()).byteLength === 0;
