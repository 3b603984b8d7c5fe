import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { AppDeps } from '../../context';
import { notFound } from '../../errors';
import { robotsText, SITEMAP_KINDS, sitemapIndex, sitemapOfBlock, sitemapOfPages } from './sitemap.service';

const AN_HOUR = 'public, max-age=3600';

/** As in `medications-3.xml`. At most five digits, so that the ids of a block always fit into an integer. */
const BLOCK = new RegExp(`^(${SITEMAP_KINDS.join('|')})-([1-9]\\d{0,4})\\.xml$`);

/** For crawlers: `/robots.txt`, `/sitemap.xml` and the files that it names. */
export const sitemapRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, sender: { publicUrl } }) => {
  const options = { config: { guard: 'anyone' as const }, schema: { hide: true } };
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR).send(xml);

  app.get('/robots.txt', options, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(robotsText(publicUrl)),
  );

  app.get('/sitemap.xml', options, async (_request, reply) => sendXml(reply, await sitemapIndex(db, publicUrl)));

  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async ({ params: { file } }, reply) => {
    if (file === 'pages.xml') return sendXml(reply, sitemapOfPages(publicUrl));
    const [, name, block] = BLOCK.exec(file) ?? [];
    const kind = SITEMAP_KINDS.find((each) => each === name);
    if (!kind) throw notFound('notFound');
    return sendXml(reply, await sitemapOfBlock(db, publicUrl, kind, Number(block)));
  });
};
