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

/** One chunk per page, fetched together with its texts: a page is only ever imported by a list of screens, and only lazily. */
export function lazyRoute(load: Load, ...texts: Texts): Pick<RouteObject, 'element' | 'handle'> {
  let ready: ComponentType | undefined;
  const loadPage = async () => (ready = await load());
  const lazyPage = lazyWithRetry(async () => (await Promise.all([loadPage(), loadTexts(texts)]))[0]);

  // What is there is rendered at once: lazy() pauses even then, and React holds back for 300 ms what follows a pause.
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
