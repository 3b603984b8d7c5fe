import { browserStorage, setStored } from '@/shared/lib/storage';

const NAME = 'closedAccount';

/** All tabs notice the end of the session; this tells them that the account was closed and nobody can sign in to it again. */
export const markAccountClosed = (userId: number) => setStored(browserStorage, NAME, String(userId));

export const isAccountClosed = (userId: number | null) => userId !== null && browserStorage[NAME] === String(userId);
