import { type CartQuantityInput, cartQuantityInput } from '@contract/cart';
import { siteOrigin } from '@/shared/config';

/** What a guest was about to do when they were asked to sign in. */
export interface Visit {
  from: string | null;
  /** Whether `from` is the entry of the history right before the form. */
  isBehind: boolean;
  /**
   * The user whose page that was. Another person at this computer must not be led there, since an address can tell what somebody looked
   * for.
   */
  leftBy: number | null;
  pendingItem: CartQuantityInput | null;
  /** Whether their session ended while they were on that page. */
  isSessionOver: boolean;
  /** The e-mail address typed into the form that they came from. */
  email: string;
}

/** Reads the state of the history entry, which may contain anything; invalid parts are ignored. */
export function visitOf(state: unknown): Visit {
  const { from, isBehind, leftBy, pendingItem, isSessionOver, email } = (state ?? {}) as Partial<
    Record<keyof Visit, unknown>
  >;
  const item = cartQuantityInput.isValidSync(pendingItem) ? cartQuantityInput.cast(pendingItem) : null;
  return {
    from: isLocalPath(from) ? from : null,
    // A pending item comes from a press on that page, which led directly here.
    isBehind: isBehind === true || item !== null,
    leftBy: typeof leftBy === 'number' ? leftBy : null,
    pendingItem: item,
    isSessionOver: isSessionOver === true,
    email: typeof email === 'string' ? email : '',
  };
}

/** Whether this is an address of our site. For browsers `//host`, `/\host`, and a dot or a tab between the slashes lead to another site. */
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
