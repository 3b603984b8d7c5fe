import type { ReactNode } from 'react';

/** For phone numbers, codes and times, which are left to right in Arabic too. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
