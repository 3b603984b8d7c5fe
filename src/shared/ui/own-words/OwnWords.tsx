import { useOwnLanguage } from './useOwnLanguage';

/** What somebody typed or the catalogue has in one language alone: in its own direction, and said in its own language (WCAG 3.1.2). */
export function OwnWords({ children }: { children: string | null }) {
  return <bdi lang={useOwnLanguage()(children)}>{children}</bdi>;
}
