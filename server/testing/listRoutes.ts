import type { FastifyInstance } from 'fastify';

/** Every route of the app, read from its router: `POST /api/cart/add`. HEAD and the documentation are left out. */
export function listRoutes(app: Pick<FastifyInstance, 'printRoutes'>): string[] {
  const open: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      open.length = indent.length / 4;
      open.push(part);
      const path = open.join('');
      if (!part || path.startsWith('/api/docs')) return [];
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
