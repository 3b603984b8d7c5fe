import { REFUSAL_CODES } from '../refusalCodes';
import { startTestApp } from '../testing/testApp';
import { CALLERS } from './openApi/callers';

interface Media {
  schema: object;
  example?: { data?: { per_page?: number; links?: { label: string; url: string | null; active: boolean }[] } };
}
interface Operation {
  description: string;
  'x-guard': keyof typeof CALLERS;
  parameters?: { name: string; description?: string; schema: { default?: unknown } }[];
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, { enum?: string[] }> }>;
    responses: Record<string, { description: string }>;
  };
}

let app: Awaited<ReturnType<typeof startTestApp>>;
let document: Document;
let operations: [call: string, operation: Operation][];
beforeAll(async () => {
  app = await startTestApp();
  document = (await app.call({ url: '/api/docs/json' })).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});
afterAll(() => app.stop());

/** Every object with fields in a schema, the outermost first. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return 'properties' in value && 'type' in value ? [value, ...inner] : inner;
}

describe('the words of the document at /api/docs/json', () => {
  it('say of each call who may make it', () => {
    for (const [call, { description, 'x-guard': guard }] of operations)
      expect([call, description]).toEqual([call, expect.stringContaining(`For ${CALLERS[guard]}.`)]);
  });

  it('say of each parameter what it does', () => {
    const silent = operations.flatMap(([call, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${call} ${name}`),
    );

    expect(silent).toEqual([]);
  });

  it('know every code, and say which call or which status refuses with it', () => {
    const told = [...operations.map(([, { description }]) => description), document.components.responses.Problem401]
      .map((each) => JSON.stringify(each))
      .join(' ');

    expect(document.components.schemas.Problem!.properties.code!.enum).toEqual([...REFUSAL_CODES]);
    expect(REFUSAL_CODES.filter((code) => !told.includes(`\`${code}\``))).toEqual([]);
  });

  it('give examples of lists as a first page is really answered', () => {
    const lists = operations.flatMap(([call, { parameters = [], responses }]) => {
      const { per_page: size, links } = responses[200]?.content?.['application/json']?.example?.data ?? {};
      const { schema } = parameters.find(({ name }) => name === 'paginate') ?? {};
      return links ? [{ call, size, links, usual: schema?.default }] : [];
    });

    expect(lists).toHaveLength(10);
    for (const { call, size, links, usual } of lists) {
      const path = call.replace('get ', '').replace('{id}', '12');
      expect([call, size]).toEqual([call, usual]);
      expect([call, links]).toEqual([
        call,
        [
          { label: 'previous', url: null, active: false },
          { label: '1', url: expect.stringContaining(`${path}?`), active: true },
          { label: 'next', url: null, active: false },
        ],
      ]);
    }
  });

  it('name what several answers share', () => {
    const { Cart, User, OrderRow, Pharmacy } = document.components.schemas;
    const inline = operations.flatMap(([, { responses }]) => Object.values(responses).flatMap(objectsIn));
    const shared = inline.filter((each) => !/"(?:success|current_page)"/.test(JSON.stringify(each)));
    const twice = shared.filter((each, index) =>
      shared.slice(0, index).some((earlier) => JSON.stringify(earlier) === JSON.stringify(each)),
    );

    expect([Cart, User, OrderRow, Pharmacy]).toEqual(Array(4).fill(expect.objectContaining({ type: 'object' })));
    expect(twice).toEqual([]);
  });
});
