import type { ReactNode } from 'react';

/** Phones, codes and times read from left to right in Arabic, too. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
