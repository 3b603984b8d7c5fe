import { type ComponentType, lazy, useState } from 'react';
import type { RouteObject } from 'react-router-dom';

import { loadTexts } from '@/shared/i18n';

type Load = () => Promise<ComponentType>;
type Texts = Parameters<typeof loadTexts>[0];

export interface Screen {
  load: () => Promise<unknown>;
  texts: Texts;
}

/** One chunk per page, fetched together with its texts: a page is only ever imported by a list of screens, and only lazily. */
export function page(load: Load, ...texts: Texts): Pick<RouteObject, 'element' | 'handle'> {
  let ready: ComponentType | undefined;
  const loadPage = async () => {
    ready = await load();
    return { default: ready };
  };
  const Later = lazy(async () => {
    const [loaded] = await Promise.all([loadPage(), loadTexts(texts)]);
    return loaded;
  });

  // What is there is drawn at once: lazy() pauses even then, and React holds back for 300 ms what follows a pause.
  function Page() {
    const [Component] = useState(() => ready ?? Later);
    return <Component />;
  }
  return { element: <Page />, handle: { load: loadPage, texts } satisfies Screen };
}
