import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fuzz, type FuzzReport } from './fuzz.js';
import { type ApiDocument, type Schema, operationsOf } from './index.js';
import { nearlyValidValues } from './nasty-values.js';
import { validValues } from './valid-values.js';

const THING: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 10 },
    slug: { type: 'string', pattern: '^[a-z]{1,5}$' },
    size: { type: 'integer', minimum: 1, maximum: 9 },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    to: { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] },
  },
  required: ['name'],
  additionalProperties: false,
};
const THING_DOCUMENT: ApiDocument = {
  paths: {
    '/v1/things/{id}': {
      post: {
        operationId: 'makeThing',
        security: [],
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {
          '201': { content: { 'application/json': { schema: envelope({ type: 'object' }) } } },
          default: { content: { 'application/json': { schema: envelope({ type: 'object' }) } } },
        },
      },
    },
  },
  components: { schemas: { Thing: THING } },
};

function envelope(data: Schema): Schema {
  return {
    type: 'object',
    properties: { data, meta: { type: 'object' } },
    required: ['data', 'meta'],
  };
}

type Handler = (body: unknown) => { status: number; body: unknown };

const isThing = new Ajv2020({ strict: false, formats: { email: /@/ } }).compile(THING);
const meta = { request_id: 'req_1' };
const refusal = (status: number) => ({ status, body: { data: {}, error: { status }, meta } });

/** A server that is right in everything. */
const right: Handler = (body) =>
  isThing(body) ? { status: 201, body: { data: {}, meta } } : refusal(422);

let server: Server | undefined;

afterEach(() => server?.close());

/** Fuzzes a server that answers like this. */
async function fuzzServer(handler: Handler, seed = 1): Promise<FuzzReport> {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const answer = handler(text === '' ? undefined : JSON.parse(text));
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return fuzz({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    operations: operationsOf(THING_DOCUMENT),
    seed,
    runs: () => 60,
    token: () => undefined,
  });
}

describe('generated values', () => {
  it('fit their schema', () => {
    const { failed } = fc.check(fc.property(validValues(THING), (value) => isThing(value)));
    expect(failed).toBe(false);
  });

  it('mostly do not fit it when they are spoilt', () => {
    const values = fc.sample(nearlyValidValues(THING), { numRuns: 300, seed: 1 });
    const misfits = values.filter((value) => !isThing(JSON.parse(JSON.stringify(value) ?? 'null')));
    expect(misfits.length).toBeGreaterThan(150);
  });
});

describe('fuzz', () => {
  it('passes a server that keeps its promises, and tries both outcomes', async () => {
    const { requests, statuses, failures, neverOk } = await fuzzServer(right);
    expect({ requests, failures, neverOk }).toEqual({ requests: 60, failures: [], neverOk: [] });
    expect(Object.keys(statuses)).toEqual(['201', '422']);
  });

  it('sends the same with the same seed, and other things with another', async () => {
    const sent: string[][] = [[], [], []];
    for (const [index, seed] of [7, 7, 8].entries()) {
      await fuzzServer((body) => {
        sent[index]?.push(JSON.stringify(body));
        return right(body);
      }, seed);
      server?.close();
    }
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).not.toEqual(sent[2]);
  });

  const unlessRefused =
    (answer: Handler): Handler =>
    (body) =>
      isThing(body) ? answer(body) : refusal(422);

  it.each<[string, Handler, string]>([
    ['a failure', () => refusal(500), '"status":500'],
    ['a body without envelope', () => ({ status: 422, body: {} }), 'no envelope'],
    ['a body that is no JSON', () => ({ status: 404, body: '<html>' }), 'no envelope'],
    ['an invalid body that is taken', () => ({ status: 201, body: { data: {}, meta } }), 'taken'],
    [
      'another shape',
      unlessRefused(() => ({ status: 201, body: { data: [], meta } })),
      'promised shape',
    ],
    [
      'a status that is not described',
      unlessRefused(() => ({ status: 200, body: { data: {}, meta } })),
      'status 200',
    ],
    ['a status that the body denies', () => ({ ...refusal(404), status: 422 }), 'another status'],
  ])('finds %s', async (_name, handler, words) => {
    const { failures } = await fuzzServer(handler);
    expect(failures).toMatchObject([{ operation: 'makeThing' }]);
    expect(failures[0]?.problem).toContain(words);
  });
});

it('spoils objects that may be null', () => {
  const thing: Schema = { type: ['object', 'null'], properties: { name: { type: 'string' } } };
  expect(fc.sample(nearlyValidValues(thing), { numRuns: 500, seed: 1 })).toHaveLength(500);
});
