import { isConnectionSlow, noteAnswerTo } from './connectionSpeed';

afterEach(() => jest.useRealTimers());

it('takes the line for slow after an answer that came late, and no longer once one comes in time', () => {
  jest.useFakeTimers();
  const answerAfter = (milliseconds: number) => {
    const askedAt = performance.now();
    jest.advanceTimersByTime(milliseconds);
    noteAnswerTo(askedAt);
    return isConnectionSlow();
  };

  expect([0, 5_000, 5_001, 30_000, 5_000].map(answerAfter)).toEqual([false, false, true, true, false]);
});
