import Fastify from 'fastify';

import { testApp } from '../testing/testApp';

interface Media {
  schema: { $ref?: string; properties?: object };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Content {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}
/** What the schema of a field has to contain; `description` is a pattern. */
interface Said {
  description?: RegExp;
  type?: string;
  format?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Document {
  openapi: string;
  info: object;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: object;
    responses: Record<string, { description: string; headers?: object }>;
    schemas: Record<string, { properties?: Record<string, { enum?: string[] }> }>;
  };
}

const app = testApp();
let document: Document;
let operations: { call: string; path: string; operation: Operation }[];
beforeAll(async () => {
  document = (await app.call({ url: '/api/docs/json' })).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, path, operation })),
  );
});

/** All values with this key, anywhere in a document except in its examples, whose fields may have that name. */
function found(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('example'))
    .flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...found(inner, key)]);
}

const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document);

const whole = (schema?: Media['schema']) => (schema?.$ref ? (resolve(schema.$ref) as Media['schema']) : schema);
const jsonOf = (holder?: Content) => holder?.content?.['application/json'];
const examplesOf = (media: Media | undefined) =>
  media?.example === undefined ? Object.values(media?.examples ?? {}).map(({ value }) => value) : [media.example];

describe('the document at /api/docs/json', () => {
  it('names each call, for clients that are generated from it', () => {
    const names = operations.map(({ operation }) => operation.operationId);

    expect(new Set(names).size).toBe(operations.length);
    for (const name of names) expect(name).toMatch(/^(?:get|post)[A-Z][A-Za-z]+$/);
    expect(document.paths['/api/orders/{id}/update-status']?.post?.operationId).toBe('postOrdersByIdUpdateStatus');
  });

  it('describes every call: summary, tag, answer and examples', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const { call, operation } of operations) {
      const success = jsonOf(operation.responses[200] ?? operation.responses[201]);
      expect([call, operation.summary]).toEqual([call, expect.stringMatching(/./)]);
      expect([call, operation.tags]).toEqual([call, [expect.any(String)]]);
      expect([call, whole(success?.schema)?.properties]).toEqual([
        call,
        expect.objectContaining({ data: expect.anything() }),
      ]);
      expect([call, success?.example]).toEqual([call, expect.objectContaining({ success: true })]);
      if (operation.requestBody) expect([call, examplesOf(jsonOf(operation.requestBody))]).not.toEqual([call, []]);
    }
  });

  it('has the shape of OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    for (const reference of found(document, '$ref'))
      expect([reference, resolve(String(reference))]).toEqual([reference, expect.anything()]);
    // `nullable` is OpenAPI 3.0; in 3.1 null is a type.
    expect(found(document.paths, 'nullable')).toEqual([]);
    for (const type of found(document.paths, 'type').flat()) {
      if (typeof type === 'string')
        expect(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']).toContain(type);
    }
  });

  it('declares every path parameter, tag and kind of sign-in that a call uses', () => {
    const tags = document.tags.map(({ name }) => name);
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required, schema }) => required && schema)).toBe(true);
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      for (const scheme of (operation.security ?? []).flatMap(Object.keys)) expect(schemes).toContain(scheme);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.$ref ?? response.description).toEqual(expect.stringMatching(/./));
      }
    }
  });

  it('declares the header of every refusal that says by it when to come back', () => {
    const promised = Object.entries(document.components.responses).filter(([, each]) =>
      /Retry-After/.test(each.description),
    );

    expect(promised.map(([name, { headers = {} }]) => [name, ...Object.keys(headers)])).toEqual([
      ['Problem429', 'Retry-After'],
      ['Problem503', 'Retry-After'],
    ]);
  });

  it('gives examples that its own schemas accept', async () => {
    const checker = Fastify({
      bodyLimit: 10 * 1024 * 1024,
      ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } },
    });
    checker.post('/', async (request) => {
      const { values, schema } = request.body as { values: object; schema: object };
      const validate = request.compileValidationSchema(schema);
      return { isValid: validate(values), errors: validate.errors ?? [] };
    });
    // All examples are validated as fields of one object, so that the shared schemas are compiled only once.
    const examples = operations.flatMap(({ call, operation }) =>
      [jsonOf(operation.requestBody), jsonOf(operation.responses[200])].flatMap((media, side) =>
        examplesOf(media).map((value, index) => ({ name: `${call} ${side} ${index}`, value, schema: media!.schema })),
      ),
    );
    const byName = (part: 'value' | 'schema') =>
      Object.fromEntries(examples.map(({ name, ...each }) => [name, each[part]]));
    const schema = { properties: byName('schema'), components: document.components };

    const answer = await checker.inject({ method: 'POST', url: '/', payload: { values: byName('value'), schema } });

    expect(examples.length).toBeGreaterThan(operations.length);
    expect(answer.json()).toEqual({ isValid: true, errors: [] });
    await checker.close();
  });

  it.each([
    ['post /api/auth/register', ['200', '400', '413', '415', '422', '429', '503']],
    ['get /api/pharmacies/{id}', ['200', '400', '404', '422', '503']],
    ['post /api/auth/send-verification', ['200', '400', '401', '413', '415', '429', '503']],
    ['post /api/orders/{id}/update-status', ['200', '400', '401', '403', '404', '409', '413', '415', '422', '503']],
  ])('names every way that %s can end', (call, statuses) => {
    const found = operations.find((each) => each.call === call);

    expect(Object.keys(found!.operation.responses)).toEqual(statuses);
  });

  it.each([
    [
      'post /api/orders/checkout',
      [
        'cartChanged',
        'cartHasProblems',
        'addressChanged',
        'priceChanged',
        'idempotencyKeyReused',
        'tooManyUnpaidOrders',
        'paymentTimedOut',
      ],
    ],
    ['post /api/orders/{id}/update-status', ['moveNotAllowed', 'orderMoved']],
    ['post /api/auth/reset-password', ['linkInvalid']],
    ['post /api/user/delete', ['ordersUnderWay']],
    ['post /api/user/payment-methods/create', ['cardsNotAccepted', 'tooManyCards']],
  ])('says by which codes %s is refused', (call, codes) => {
    const found = operations.find((each) => each.call === call);

    for (const code of codes) expect(found!.operation.description).toContain(`\`${code}\``);
  });

  it.each([
    ['post /api/medications/create', 'multipart/form-data', 'image', { type: 'string', format: 'binary' }],
    ['post /api/medications/{id}/update', 'multipart/form-data', 'image', { type: 'string', format: 'binary' }],
    ['post /api/medications/create', 'application/json', 'only_if_new', { description: /productKnown/ }],
    ['post /api/medications/{id}/update', 'application/json', 'seen_stock', { description: /stockMoved/ }],
    ['post /api/pharmacy/medications/update', 'application/json', 'is_whole', { description: /every product/ }],
    ['post /api/orders/checkout', 'application/json', 'expected_total', { description: /priceChanged/ }],
    ['post /api/orders/checkout', 'application/json', 'expected_fingerprint', { description: /cartChanged/ }],
    [
      'post /api/orders/checkout',
      'application/json',
      'expected_address_fingerprint',
      { description: /addressChanged/ },
    ],
    ['post /api/promo-codes/create', 'application/json', 'end_date', { format: 'date', description: /last day/ }],
  ])('says what %s, as %s, takes for %s', (call, type, field, { description, ...rest }: Said) => {
    const { operation } = operations.find((each) => each.call === call)!;
    const { [field]: said } = operation.requestBody!.content![type]!.schema.properties as Record<string, object>;

    expect(said).toMatchObject({ ...rest, ...(description && { description: expect.stringMatching(description) }) });
  });

  it('says what the fields of each element of a list mean to the call, with an example of them', () => {
    const body = jsonOf(document.paths['/api/pharmacy/foreign-categories/update']!.post!.requestBody)!;

    expect(body.schema.properties).toMatchObject({
      categories: {
        items: {
          properties: {
            name: { description: expect.stringMatching(/Spellings are told apart/) },
            category_id: { description: expect.stringMatching(/null where none stands for it/) },
          },
        },
      },
    });
    expect(body.example).toEqual({ categories: [{ name: 'Analgesics', category_id: 1 }] });
  });

  it('knows no picture in a body of JSON', () => {
    const { requestBody } = document.paths['/api/medications/create']!.post!;
    const { schema } = jsonOf(requestBody)!;

    expect(schema.properties).not.toHaveProperty('image');
    // The form is the same but for the picture.
    const { properties, ...rest } = requestBody!.content!['multipart/form-data']!.schema;
    expect(properties).toMatchObject(schema.properties!);
    expect({ ...rest, properties: schema.properties }).toEqual(schema);
  });

  it('tells what a repeated checkout needs, and which moves an order can make', () => {
    const checkout = document.paths['/api/orders/checkout']!.post!;
    const move = document.paths['/api/orders/{id}/update-status']!.post!;

    expect(checkout.parameters).toEqual([
      expect.objectContaining({
        name: 'idempotency-key',
        in: 'header',
        description: expect.stringMatching(/carried out once/),
      }),
    ]);
    expect(move.description).toContain('From `shipped` to `delivered`, `cancelled`');
  });

  it('tells how many orders a page has, which follows from who asks', () => {
    const { parameters, responses } = document.paths['/api/orders']!.get!;

    const paginate = parameters!.find(({ name }) => name === 'paginate')!;
    expect(paginate.description).toMatch(/5 for a customer, 10 for pharmacy staff/);
    expect(paginate.schema).not.toHaveProperty('default');
    expect(JSON.stringify(responses['200'])).toContain('"last_page":1');
  });

  it.each(['/api/contact', '/api/auth/logout', '/api/auth/refresh'])(
    'says that %s may bring a token, and need not',
    (path) => {
      expect(document.paths[path]!.post).toMatchObject({ security: [{}, { bearer: [] }] });
    },
  );

  it('takes a recovery code as it was handed out', () => {
    const { schema } = jsonOf(document.paths['/api/auth/two-factor']!.post!.requestBody)!;
    const { code } = schema.properties as { code: { pattern: string } };

    for (const given of ['492039', 'k7qmx-3hz5c', 'k7qmx3hz5c']) expect(given).toMatch(new RegExp(code.pattern));
  });

  it('tells the rules of both kinds of registration', () => {
    const { requestBody } = document.paths['/api/auth/register']!.post!;
    const { oneOf } = jsonOf(requestBody)!.schema as { oneOf: object[] };

    expect(oneOf).toMatchObject([
      {
        properties: { email: { type: 'string', format: 'email', maxLength: 255 } },
        required: expect.arrayContaining(['first_name', 'password']),
      },
      {
        properties: { pharmacy_working_days: { items: { enum: expect.arrayContaining(['friday']) } } },
        required: expect.arrayContaining(['pharmacy_name', 'user_type_id']),
      },
    ]);
    expect(oneOf[1]).not.toHaveProperty('properties.user_type_id.default');
    expect(oneOf[0]).not.toHaveProperty('properties.pharmacy_name');
  });
});

it('shows the page from this server alone', async () => {
  const page = await app.call({ url: '/api/docs' });
  const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);

  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|<style>|https?:/);
  expect(assets.length).toBeGreaterThan(4);
  for (const url of assets) expect([url, (await app.call({ url })).statusCode]).toEqual([url, 200]);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});
