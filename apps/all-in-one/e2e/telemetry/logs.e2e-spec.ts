import { request } from 'node:http';
import { setUpLog } from '@skydeck/service';
import { eventually, testDatabase } from '@skydeck/testing';
import { startTestStack, type TestStack } from '../../src/testing/index.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, dataOf } from '../matrix/call.js';
import { Receiver, TO_RECEIVER } from '../matrix/receiver.js';

const QUERY_SECRET = 'query-secret-0123456789';
const HEADER_SECRET = 'header-secret-0123456789';
const ENV_SECRET = 'environment-secret-0123456789';
const REPO_PASSWORD = 'repository-password-0123456789';
const EMAIL_SECRET = 'body-of-a-message-0123456789';

const database = testDatabase();
const lines: string[] = [];
const secrets = new Map<string, string>();
let stack: TestStack;
let receiver: Receiver;
let owner: string;

beforeAll(async () => {
  setUpLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  receiver = await Receiver.start();
  stack = await startTestStack({
    database,
    members: ['auth', 'messaging', 'platform', 'edge'],
    environment: {
      ...TO_RECEIVER,
      LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true',
      LOG_LEVEL: 'trace',
    },
  });
  owner = keep('access token of the owner', await stack.signInOwner());
  await dataOf(at('AUTH', '/api/v1/projects'), {
    token: owner,
    body: { name: 'Shop', slug: 'shop' },
  });
}, 60_000);

afterAll(async () => {
  await stack.close();
  await receiver[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
}, 60_000);

const at = (service: string, path: string) => `${stack.environment[`${service}_URL`]}${path}`;

function keep(what: string, secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < 4) throw new Error(`No ${what}.`);
  secrets.set(what, secret);
  return secret;
}

async function keyFor(product: string): Promise<string> {
  const body = { product, mode: 'live', name: product };
  const url = at('AUTH', '/api/v1/projects/shop/keys');
  const { secret } = await dataOf(url, { token: owner, body });
  return keep(`${product} key`, secret);
}

/** The code in the newest message to somebody. */
async function codeIn(key: string, kind: string): Promise<string> {
  return eventually(async () => {
    const { items } = (await dataOf(at('MESSAGING', '/api/v1/outbox'), {
      token: key,
    })) as unknown as Outbox;
    const [code] = items
      .filter((one) => one.kind === kind)
      .flatMap(({ content }) => /\d{6}/.exec(content.text) ?? []);
    if (code === undefined) throw new Error(`No ${kind} in the outbox.`);
    return code;
  });
}

interface Outbox {
  readonly items: readonly { readonly kind: string; readonly content: { readonly text: string } }[];
}

async function settled(app: string, deployment: string): Promise<void> {
  const url = at('PLATFORM', `/v1/projects/shop/apps/${app}/deployments/${deployment}`);
  await eventually(async () => {
    const { finished_at: finishedAt } = await dataOf(url, { token: owner });
    expect(finishedAt).not.toBeNull();
  });
}

/** Sends a body that is no JSON. */
async function sendBroken(url: string, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { 'content-type': 'application/json', cookie: `session=${HEADER_SECRET}` };
  const sent = request(url, { method: 'POST', headers }, (answer) => {
    answer.resume().once('end', () => resolve());
  });
  sent.once('error', reject).end(text);
  return promise;
}

describe('the log at its finest level', () => {
  it('holds no secret of any main flow', async () => {
    keep('owner token', await readFile(join(stack.home, 'owner.token'), 'utf8'));
    for (const name of ['SKYDECK_SERVICE_SECRET', 'OTP_PEPPER']) {
      keep(name, stack.environment[name]);
    }
    for (const [what, secret] of Object.entries({ QUERY_SECRET, HEADER_SECRET, ENV_SECRET })) {
      keep(what, secret);
    }
    keep('password of a repository', REPO_PASSWORD);
    keep('text of a message', EMAIL_SECRET);

    const [auth, messaging] = [await keyFor('auth'), await keyFor('messaging')];
    const phone = '+14155550199';
    const otp = await dataOf(at('AUTH', '/api/v1/auth/otp/request'), {
      token: auth,
      body: { phone },
    });
    const code = keep('one-time password', await codeIn(messaging, 'otp'));
    const verify = at('AUTH', '/api/v1/auth/otp/verify');
    await call(verify, { token: auth, body: { id: otp['id'], code: '000000' } });
    await dataOf(verify, { token: auth, body: { id: otp['id'], code } });

    const hook = { url: `${receiver.url}?token=${QUERY_SECRET}`, event_types: ['*'] };
    const hooks = at('MESSAGING', '/api/v1/webhooks');
    const { secret } = await dataOf(hooks, { token: messaging, body: hook });
    keep('webhook secret', secret);
    await dataOf(at('MESSAGING', '/api/v1/messages'), {
      token: messaging,
      body: { channel: 'sms', to: phone, content: { text: EMAIL_SECRET } },
    });

    const { data, meta } = await call(at('PLATFORM', '/v1/projects/shop/apps'), {
      token: owner,
      body: {
        name: 'broken',
        repo: `http://ada:${REPO_PASSWORD}@127.0.0.1:9/shop.git`,
        env: { PASSWORD: ENV_SECRET },
      },
    });
    await settled(String(data['name']), String(meta.operation_id));

    for (const service of ['AUTH', 'MESSAGING', 'PLATFORM']) {
      for (const path of ['/nothing', '/healthz', '/api/v1/projects', '/v1/engines']) {
        await call(`${at(service, path)}?token=${QUERY_SECRET}&code=${QUERY_SECRET}`, {
          token: HEADER_SECRET,
          headers: { cookie: `session=${HEADER_SECRET}`, 'x-api-key': HEADER_SECRET },
        });
      }
      await sendBroken(at(service, '/api/v1/auth/otp/request'), `{"password":"${ENV_SECRET}`);
    }
    const signIn = at('AUTH', '/api/v1/auth/accounts/local');
    await call(signIn, { body: { token: HEADER_SECRET } });

    expect(lines.length).toBeGreaterThan(30);
    const told = [...secrets].filter(([, one]) => lines.some((line) => line.includes(one)));
    const where = told.map(([what, one]) => `${what}: ${lines.find((line) => line.includes(one))}`);
    expect(where).toEqual([]);
  }, 60_000);

  it('names the request on the lines of every service that it passes', async () => {
    const requestId = 'a-request-of-ours-1';
    const key = await keyFor('auth');
    await dataOf(at('AUTH', '/api/v1/auth/otp/request'), {
      token: key,
      body: { phone: '+14155550177' },
      headers: { 'x-request-id': requestId },
    });
    const mine = lines.filter((line) => line.includes(`"request_id":"${requestId}"`));
    const services = mine.map((line) => (JSON.parse(line) as { service?: string }).service);
    expect(new Set(services)).toEqual(new Set(['auth', 'messaging']));
  });
});
