import { startTestStack, type TestStack } from '../src/testing/index.js';
import { readEventStream } from '@skydeck/sdk';
import { testDatabase } from '@skydeck/testing';

const database = testDatabase();
let stack: TestStack;
let owner: string;

beforeAll(async () => {
  stack = await startTestStack({ database });
  owner = await stack.signInOwner();
});

afterAll(async () => {
  await stack.close();
  await database[Symbol.asyncDispose]();
});

type Data = Record<string, unknown>;

async function post(url: string, body: object, token?: string): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, error } = (await response.json()) as { data: Data; error?: { code: string } };
  if (error) throw new Error(`${url}: ${error.code}`);
  return data;
}

const setting = (name: string): string => stack.environment[name] ?? '';
const auth = (path: string) => `${setting('AUTH_URL')}/api/v1${path}`;
const messaging = (path: string) => `${setting('MESSAGING_URL')}/api/v1${path}`;

/** A new project and its key for a product. */
async function provision(slug: string, products: string[]): Promise<string[]> {
  await post(auth('/projects'), { name: slug, slug }, owner);
  const secrets: string[] = [];
  for (const product of products) {
    const { key } = await post(auth(`/projects/${slug}/products/${product}`), {}, owner);
    secrets.push((key as { secret: string }).secret);
  }
  return secrets;
}

/** The first message of a stream. */
async function firstMessage(url: string, token: string): Promise<Data> {
  for await (const { data } of readEventStream({ url, token })) return data as Data;
  throw new Error('The stream ended.');
}

describe('messages and codes, from auth to the outbox', () => {
  it('202: delivers for a provisioned key', async () => {
    const [key = ''] = await provision('shop', ['messaging']);
    const sent = await post(
      messaging('/messages'),
      { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } },
      key,
    );
    expect(await firstMessage(messaging('/outbox/stream'), key)).toMatchObject({
      id: sent['id'],
      content: { text: 'Hello' },
      status: 'delivered',
    });
  });

  it('200: shows a one-time password in the open outbox, and it verifies', async () => {
    const [authKey = '', messagingKey = ''] = await provision('bank', ['auth', 'messaging']);
    const arriving = firstMessage(messaging('/outbox/stream'), messagingKey);
    const otp = await post(auth('/auth/otp/request'), { phone: '+14155550123' }, authKey);
    const message = await arriving;

    const { text } = message['content'] as { text: string };
    const [code] = /\d{6}/.exec(text) ?? [];
    expect(message).toMatchObject({ kind: 'otp', to: '+14155550123' });
    await post(auth('/auth/otp/verify'), { id: otp['id'], code }, authKey);
  });

  it('202: streams the code of a sign-in to the service that asks for it', async () => {
    const { id } = await post(auth('/auth/accounts/sign-up'), { email: 'ada@example.com' });
    const { access_token: token } = await post(
      `${setting('AUTH_INTERNAL_URL')}/internal/v1/token`,
      { client_id: 'dashboard', client_secret: setting('SKYDECK_SERVICE_SECRET') },
    );
    const stream = `${setting('MESSAGING_INTERNAL_URL')}/internal/v1/outbox/stream?reference=${String(id)}`;
    const message = await firstMessage(stream, String(token));
    expect(message).toMatchObject({ project_id: null, channel: 'email', to: 'ada@example.com' });

    const { text } = message['content'] as { text: string };
    const [code] = /\d{6}/.exec(text) ?? [];
    const { account } = await post(auth('/auth/accounts/verify'), { id, code });
    expect(account).toMatchObject({ email: 'ada@example.com' });
  });

  it('200: shows an owner the outbox of a project by its name', async () => {
    const response = await fetch(messaging('/outbox'), {
      headers: { authorization: `Bearer ${owner}`, 'skydeck-project': 'bank' },
    });
    const { data } = (await response.json()) as { data: { items: Data[] } };
    expect(data.items).toMatchObject([{ kind: 'otp' }]);
  });
});
