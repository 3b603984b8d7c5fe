import { type ComponentType, lazy } from 'react';

const failures: (() => void)[] = [];

/** Like React's `lazy`, which remembers a failed load for good: here `retryFailedLoads` lets the next use load again. */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>) {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failures.push(() => (component = create()));
        throw error;
      }
    });
  let component = create();
  return () => component;
}

/** To be called when the failure is on the screen. */
export const retryFailedLoads = () => failures.splice(0).forEach((retry) => retry());
