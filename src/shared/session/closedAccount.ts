import { browserStorage, setStored } from '@/shared/lib/storage';

const NAME = 'closedAccount';

/** Every tab hears that the session is over; this says to each that nobody can sign in to its account again. */
export const markAccountClosed = (userId: number) => setStored(browserStorage, NAME, String(userId));

export const isAccountClosed = (userId: number | null) => userId !== null && browserStorage[NAME] === String(userId);
