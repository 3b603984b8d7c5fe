import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';

import { loadTexts } from '@/shared/i18n';
import { lazyWithRetry, markPending } from '@/shared/lib/lazy';

type Load = () => Promise<ComponentType>;
type Texts = Parameters<typeof loadTexts>[0];

export interface Screen {
  load: () => Promise<unknown>;
  texts: Texts;
}

/** Loads a page as a chunk of its own, together with its texts. Pages may only be imported by the lists of screens, and only like this. */
export function lazyRoute(load: Load, ...texts: Texts): Pick<RouteObject, 'element' | 'handle'> {
  let ready: ComponentType | undefined;
  const loadPage = async () => (ready = await load());
  const lazyPage = lazyWithRetry(async () => (await Promise.all([loadPage(), loadTexts(texts)]))[0]);

  // If everything is loaded, the page is rendered without lazy(), which suspends even then; React delays what follows by up to 300 ms.
  function Page() {
    const { i18n } = useTranslation();
    const [Component] = useState(() => {
      const hasTexts = texts.every((text) => i18n.hasResourceBundle(i18n.language, text));
      return (hasTexts && ready) || markPending(lazyPage());
    });
    return <Component />;
  }
  return { element: <Page />, handle: { load: loadPage, texts } satisfies Screen };
}
