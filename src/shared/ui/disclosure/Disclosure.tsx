import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A summary that expands to show its details. */
export const Disclosure = ({ summary, isOpen = false, children }: DisclosureProps) => (
  <details open={isOpen}>
    <summary style={{ cursor: 'pointer', paddingBlock: 8 }}>{summary}</summary>
    {children}
  </details>
);
