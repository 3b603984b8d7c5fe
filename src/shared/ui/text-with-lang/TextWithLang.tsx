import { useTextLang } from './useTextLang';

/** A text that may be in another language than the page: with its own direction, and with its language for screen readers (WCAG 3.1.2). */
export function TextWithLang({ children }: { children: string | null }) {
  return <bdi lang={useTextLang()(children)}>{children}</bdi>;
}
