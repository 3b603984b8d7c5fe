import { TOUCH_TARGET } from '@/shared/ui/touch-target';

/** For the name or code that opens its row, and is copied along with the table: the library lets nobody mark the text of a button. */
export const ROW_BUTTON = { ...TOUCH_TARGET, fontWeight: 600, userSelect: 'text' } as const;
