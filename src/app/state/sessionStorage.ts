import { USER_TYPES, type UserType } from '@contract/userType';
import { browserStorage, setStored } from '@/shared/lib/storage';
import { isBrowserSessionOver, type SessionState } from '@/shared/session';

/** The storage keys of the spec, each with the field of the session that it holds. */
const KEYS = {
  accessToken: 'userToken',
  refreshToken: 'refreshToken',
  user: 'userData',
  userType: 'userType',
} as const;
type Field = keyof typeof KEYS;
const FIELDS = Object.keys(KEYS) as Field[];

/**
 * What this tab last read or wrote. Another tab writes its four keys one after the other; a tab that has read only some of them must not
 * write the outdated others back.
 */
const known = new Map<Field, string | null>();

/** A storage for redux-persist, which stores the session under the four keys of the spec instead of in one value. */
export const sessionStorage = {
  getItem: async () => {
    if (isBrowserSessionOver()) clearSession();
    return readSession();
  },
  setItem: async (_key: string, session: Partial<SessionState>) => writeSession(session),
  removeItem: async () => clearSession(),
};

/** The stored session, as this tab or another one last wrote it. */
export function readSession(): SessionState {
  return {
    accessToken: read('accessToken'),
    refreshToken: read('refreshToken'),
    user: parseUser(read('user')),
    userType: parseUserType(read('userType')),
  };
}

export const isSessionKey = (key: string | null) => key === null || FIELDS.some((field) => KEYS[field] === key);

function read(field: Field) {
  const text = browserStorage[KEYS[field]] ?? null;
  known.set(field, text);
  return text;
}

function writeSession(session: Partial<SessionState>) {
  for (const field of FIELDS) {
    const value = session[field] ?? null;
    write(field, value === null || typeof value === 'string' ? value : JSON.stringify(value));
  }
}

function write(field: Field, text: string | null) {
  if (known.get(field) === text) return;
  known.set(field, text);
  setStored(browserStorage, KEYS[field], text);
}

const clearSession = () => FIELDS.forEach((field) => write(field, null));

/** Storage can be edited by hand; a value that is not a user counts as none. */
function parseUser(json: string | null): SessionState['user'] {
  try {
    const user = JSON.parse(json ?? 'null') as SessionState['user'];
    return typeof user?.id === 'number' ? user : null;
  } catch {
    return null;
  }
}

const parseUserType = (text: string | null): UserType | null => USER_TYPES.find((type) => type === text) ?? null;
