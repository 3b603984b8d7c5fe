const isOf = (type: string, { headers }: Response) => headers.get('content-type')?.startsWith(type) === true;

/**
 * Our server itself answers with at most 500, or with 503 in JSON. A proxy that cannot reach it answers with a higher status, in HTML or
 * plain text.
 */
const isFailing = ({ status }: Response) => status > 500;

/**
 * Whether the answer does not come from our server: the sign-in page of a hotel's Wi-Fi, which has the status 200, or the error of a proxy.
 */
export const isForeign = (answer: Response) =>
  (answer.ok && isOf('text/html', answer)) || (isFailing(answer) && !isOf('application/json', answer));

/** The type of what our server sends from these paths. */
const TYPES = [
  [/^\/api\//, /^application\/json/],
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/^\/images\//, /^image\//],
] as const;

const pathOf = ({ url }: Response) => (url ? new URL(url).pathname : '');

/** The same for the worker, which must not keep a good answer of another type than ours. Not in `isForeign`, which every page loads. */
export function isForeignToPath(answer: Response): boolean {
  const [, type] = TYPES.find(([path]) => path.test(pathOf(answer))) ?? [];
  return isForeign(answer) || (answer.ok && type?.test(answer.headers.get('content-type') ?? '') === false);
}

/**
 * Whether a page failed to load without a message for the reader. A maintenance page of the operator has a Retry-After header, and is
 * shown.
 */
export const isMissingPage = (answer: Response) =>
  isFailing(answer) && !(isOf('text/html', answer) && answer.headers.has('retry-after'));

/** Whether the body is empty: if a connection breaks within the headers, some browsers treat the answer as complete. */
export const isEmpty = async (answer: Response) => (await answer.clone().arrayBuffer()).byteLength === 0;

/** Whether the body is a whole answer of our API. Without TLS, an answer that was cut, or is somebody else's JSON, may look like a good one. */
export const isWhole = async (answer: Response) => {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'success' in body;
};
