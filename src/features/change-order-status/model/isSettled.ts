import { type AppError, isAppError } from '@/shared/api';

/** The order cannot be moved like this any more, or not by this person. */
const SETTLED: AppError['status'][] = [403, 404, 409];

/** Whether a failed status change would fail again in the same way. */
export const isSettled = (error: unknown) => isAppError(error) && SETTLED.includes(error.status);
