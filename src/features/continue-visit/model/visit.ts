import { type CartQuantityInput, cartQuantityInput } from '@contract/cart';
import { siteOrigin } from '@/shared/config';

/** What a guest was about to do when they were asked to sign in. */
export interface Visit {
  from: string | null;
  /** Its entry in the history lies right behind the form's. */
  isBehind: boolean;
  /** Whose page that was: an address tells what they looked for, and the next one at this computer may be somebody else. */
  leftBy: number | null;
  pendingItem: CartQuantityInput | null;
  /** They were no guest when they came: their session ended meanwhile. */
  isSessionOver: boolean;
  /** What was typed as one into the form that they came from. */
  email: string;
}

/** The history's state may hold anything: only what is sound is followed. */
export function visitOf(state: unknown): Visit {
  const { from, isBehind, leftBy, pendingItem, isSessionOver, email } = (state ?? {}) as Partial<
    Record<keyof Visit, unknown>
  >;
  const item = cartQuantityInput.isValidSync(pendingItem) ? cartQuantityInput.cast(pendingItem) : null;
  return {
    from: isLocalPath(from) ? from : null,
    // An item was wanted by a press on that page, which led here.
    isBehind: isBehind === true || item !== null,
    leftBy: typeof leftBy === 'number' ? leftBy : null,
    pendingItem: item,
    isSessionOver: isSessionOver === true,
    email: typeof email === 'string' ? email : '',
  };
}

/** An address of this site. Browsers read `//host`, `/\host` and a dot or a tab between the slashes as another site's. */
function isLocalPath(path: unknown): path is string {
  const origin = siteOrigin();
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = parseUrl(path, origin);
  return url?.origin === origin && !url.pathname.startsWith('//');
}

function parseUrl(path: string, origin: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}
