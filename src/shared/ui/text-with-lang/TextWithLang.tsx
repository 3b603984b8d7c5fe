import { useTextLang } from './useTextLang';

/** A text that may not be in the page's language, as somebody typed it: in its own direction, with its language for screen readers (WCAG 3.1.2). */
export function TextWithLang({ children }: { children: string | null }) {
  return <bdi lang={useTextLang()(children)}>{children}</bdi>;
}
