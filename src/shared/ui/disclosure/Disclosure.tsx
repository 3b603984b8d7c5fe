import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** Unfolded at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Says in a line what it holds, and shows it to whoever asks. */
export const Disclosure = ({ summary, isOpen = false, children }: DisclosureProps) => (
  <details open={isOpen}>
    <summary style={{ cursor: 'pointer', paddingBlock: 8 }}>{summary}</summary>
    {children}
  </details>
);
