/** Whether a page answers for what is none, as if all were well: the sign-in of a hotel's network, which takes the place of our server. */
export const isForeignPage = ({ ok, headers }: Response) =>
  ok && headers.get('content-type')?.startsWith('text/html') === true;
