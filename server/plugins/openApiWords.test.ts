import { PAGE_SIZE } from '@contract/limits';

import { REFUSAL_CODES } from '../refusalCodes';
import { testApp } from '../testing/testApp';
import { CALLERS } from './openApi/callers';

interface Media {
  schema: object;
  example?: { data?: { per_page?: number; links?: { label: string; url: string | null; active: boolean }[] } };
}
interface Schema {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}
interface Operation {
  description: string;
  'x-guard': keyof typeof CALLERS;
  parameters?: { name: string; description?: string; schema: { default?: unknown } }[];
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, { enum?: string[] }> }>;
    responses: Record<string, { description: string }>;
  };
}

const app = testApp();
let document: Document;
let operations: [call: string, operation: Operation][];
beforeAll(async () => {
  document = (await app.call({ url: '/api/docs/json' })).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});

/** Every object schema within a value, the outermost first. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return 'properties' in value && 'type' in value ? [value, ...inner] : inner;
}

const isNull = ({ type }: Schema) => [type].flat().includes('null');
const isNullable = ({ type, anyOf = [] }: Schema) => (Array.isArray(type) ? type.includes('null') : anyOf.some(isNull));

/** Whether a field is a free text. A text that may be null needs no explanation: null means that it was not given. */
const isText = (schema: Schema): boolean =>
  schema.anyOf?.every((choice) => isNull(choice) || isText(choice)) ??
  ([schema.type].flat().includes('string') && !schema.format && !schema.enum);

/** The fields that may be null and do not describe what null means. */
function wordlessIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = value as Schema;
  const own = Object.entries(properties).filter(
    ([, field]) => isNullable(field) && !isText(field) && !field.description,
  );
  const inner = Object.entries(value).flatMap(([key, each]) => wordlessIn(each).map((name) => `${key}.${name}`));
  return [...own.map(([name]) => name), ...inner];
}

describe('the words of the document at /api/docs/json', () => {
  it('say of each call who may make it', () => {
    for (const [call, { description, 'x-guard': guard }] of operations)
      expect([call, description]).toEqual([call, expect.stringContaining(`For ${CALLERS[guard]}.`)]);
  });

  it('say for how long a refresh may be repeated, which is as long as the server takes it', () => {
    expect(document.info.description).toContain('It may be repeated within 60 seconds, for an answer that was lost;');
  });

  it('say that a session which has ended is refused at its next call, as it is for reads of any kind', () => {
    expect(document.info.description).toContain('An ended session is refused at its next call, be it a read.');
  });

  it('say what an import changes of a product that is there, the need of a prescription among it', () => {
    const { description } = document.paths['/api/medications/import']!.post!;

    expect(description).toContain('its price, stock, alert, expiry date and need of a prescription');
  });

  it('say that an earlier invitation holds where no other is sent', () => {
    const { description } = document.paths['/api/pharmacy/colleagues/invite']!.post!;

    expect(description).toContain('whose earlier link stops working where another is sent');
  });

  it('say of each parameter what it does', () => {
    const silent = operations.flatMap(([call, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${call} ${name}`),
    );

    expect(silent).toEqual([]);
  });

  it('say of each field that may be null what that means, unless it is a plain text', () => {
    expect(wordlessIn(document)).toEqual([]);
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
    for (const { call, size, links, usual = PAGE_SIZE.customerOrders } of lists) {
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
