import { type ComponentType, lazy } from 'react';

const failures: (() => void)[] = [];

/** lazy(), which would keep a failure for good: this one keeps it for as long as somebody says so. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failures.push(() => (asked = ask()));
        throw error;
      }
    });
  let asked = ask();
  return () => asked;
}

/** For who has said that something did not come: whoever needs it next asks anew. */
export const forgetFailures = () => failures.splice(0).forEach((forget) => forget());
