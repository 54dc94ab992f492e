import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
});

afterAll(() => messaging.close());

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
  readonly components: { readonly schemas: Record<string, object> };
}

describe('GET /openapi.json', () => {
  it('200: describes every published route and no internal one', async () => {
    const response = await fetch(`${messaging.service.url}/openapi.json`);
    const { paths, components } = (await response.json()) as Document;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method} ${path} ${operationId}`,
      ),
    );
    const own = [
      'get /api/v1/messages listMessages',
      'get /api/v1/messages/{id} getMessage',
      'get /api/v1/messages/{id}/events listMessageEvents',
      'get /api/v1/outbox listOutbox',
      'get /api/v1/outbox/stream streamOutbox',
      'post /api/v1/messages createMessage',
    ];
    // Besides what every service publishes.
    expect(operations).toEqual(expect.arrayContaining(own));
    expect(operations.filter((operation) => operation.includes('/internal'))).toEqual([]);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['CreateMessage', 'Message', 'MessageContent', 'MessageEvent']),
    );
    expect(JSON.stringify(paths['/api/v1/messages']?.['post']?.requestBody)).toContain(
      '#/components/schemas/CreateMessage',
    );
  });

  it('200: tells that it is ready', async () => {
    expect((await fetch(`${messaging.service.url}/readyz`)).status).toBe(200);
  });
});
