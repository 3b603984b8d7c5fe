import { type AppError, isAppError } from '@/shared/api';

/** Nobody can move it so any more, or it is nobody's to move. */
const SETTLED: AppError['status'][] = [403, 404, 409];

/** Whether a failed move would fail the same way again; what may go through with a second try is not settled. */
export const isSettled = (error: unknown) => isAppError(error) && SETTLED.includes(error.status);
