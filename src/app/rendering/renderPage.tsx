import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';

import { directionOf, type Language } from '@contract/language';
import type { PageRequest, RenderedPage } from '@contract/rendering';
import { baseApi, isNotFound } from '@/shared/api';
import { setSiteOrigin, setSupportEmail } from '@/shared/config';
import { makeTexts, NAMESPACES } from '@/shared/i18n';
import { makeStyleCache } from '@/shared/lib/mirrored-styles';
import { makeStore } from '@/shared/state';

import { App } from '../App';
import { firstScreen } from '../routes/AppRoutes';
import { collectStyles } from './collectStyles';
import { dehydrateQueries } from './hydration';
import { linkPreviewOf } from './linkPreview';

/** A query that depends on the answer to another one needs another round. No page needs more than this. */
const MAX_ROUNDS = 3;

/** React renders these tags before the page; they belong into its head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** How React marks a boundary that threw or would have had to wait. */
const GIVEN_UP = '<!--$!-->';

const texts: Partial<Record<Language, ReturnType<typeof makeTexts>>> = {};

type Store = ReturnType<typeof makeStore>;

/** Renders a page for a guest, with the API answers in it. Null if only the browser can render it. */
export async function renderPage(
  { url, language, origin, supportEmail }: PageRequest,
  ask: typeof fetch,
): Promise<RenderedPage | null> {
  // Split by hand, like the router does it: `new URL` would take `//host` for another site, and throws for some requests.
  const [path = '/'] = url.split('?');
  const screen = firstScreen(path);
  if (!screen.isPublic) return null;
  setSiteOrigin(origin);
  setSupportEmail(supportEmail);
  const [i18n] = await Promise.all([(texts[language] ??= makeTexts(language, NAMESPACES)), screen.load()]);
  const store = makeStore(undefined, { fetch: ask });

  const { html, styles, failures } = await renderUntilAnswered(store, () => renderHtml({ url, language, i18n, store }));
  if (failures.some((failure) => !isNotFound(failure))) return null;
  if (html.includes(GIVEN_UP)) throw new Error(`A part of ${path} could not be rendered`);
  const [head = ''] = HEAD.exec(html) ?? [];
  return {
    status: screen.isUnknown || failures.length > 0 ? 404 : 200,
    head: head + linkPreviewOf({ html, language, origin }) + styles,
    body: html.slice(head.length),
    answers: dehydrateQueries(store),
  };
}

interface RenderOptions extends Pick<PageRequest, 'url' | 'language'> {
  i18n: Awaited<ReturnType<typeof makeTexts>>;
  store: Store;
}

interface Rendered {
  html: string;
  styles: string;
}

async function renderHtml({ url, language, i18n, store }: RenderOptions): Promise<Rendered> {
  const styles = await makeStyleCache(directionOf(language));
  const writeStyles = collectStyles(styles);
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
  const html = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <App store={store} Router={Router} styles={styles} />
      </I18nextProvider>
    </StrictMode>,
  );
  return { html, styles: writeStyles() };
}

/** Renders the page, waits for the API calls that it makes, and renders it again with their answers until it makes no more calls. */
async function renderUntilAnswered(
  { dispatch }: Store,
  renderOnce: () => Promise<Rendered>,
): Promise<Rendered & { failures: unknown[] }> {
  let rendered = await renderOnce();
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const answers = await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
    const failures = answers.flatMap(({ error }) => error ?? []);
    // Another rendering would repeat the failed calls; the browser deals with the failure.
    if (answers.length === 0 || failures.length > 0) return { ...rendered, failures };
    rendered = await renderOnce();
  }
  return { ...rendered, failures: [] };
}
