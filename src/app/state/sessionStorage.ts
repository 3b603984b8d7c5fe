import { isBrowserSessionOver, type SessionState } from '@/shared/session';

/** The storage keys of the spec, each with its part of the session. */
const KEYS = {
  accessToken: 'userToken',
  refreshToken: 'refreshToken',
  user: 'userData',
  userType: 'userType',
} as const;
const FIELDS = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** What redux-persist calls a storage: the session under the four keys of the spec instead of one blob. */
export const sessionStorage = {
  getItem: async () => {
    if (isBrowserSessionOver()) clearSession();
    return readSession();
  },
  setItem: async (_key: string, session: Partial<SessionState>) => writeSession(session),
  removeItem: async () => clearSession(),
};

/** The session as this tab or another one has left it. */
export function readSession(): SessionState {
  return {
    accessToken: localStorage.getItem(KEYS.accessToken),
    refreshToken: localStorage.getItem(KEYS.refreshToken),
    user: parseUser(localStorage.getItem(KEYS.user)),
    userType: localStorage.getItem(KEYS.userType) as SessionState['userType'],
  };
}

export const isSessionKey = (key: string | null) => key === null || FIELDS.some((field) => KEYS[field] === key);

function writeSession(session: Partial<SessionState>) {
  for (const field of FIELDS) {
    const value = session[field] ?? null;
    if (value === null) localStorage.removeItem(KEYS[field]);
    else localStorage.setItem(KEYS[field], typeof value === 'string' ? value : JSON.stringify(value));
  }
}

const clearSession = () => FIELDS.forEach((field) => localStorage.removeItem(KEYS[field]));

/** Anybody can edit storage by hand: what does not parse is nobody. */
function parseUser(json: string | null): SessionState['user'] {
  try {
    return json === null ? null : (JSON.parse(json) as SessionState['user']);
  } catch {
    return null;
  }
}
