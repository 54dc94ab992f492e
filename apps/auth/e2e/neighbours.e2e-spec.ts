import { setTimeout } from 'node:timers/promises';
import { Bus } from '@skydeck/bus';
import { loadConfig } from '@skydeck/config';
import { createMessaging, MessagingConfig } from '@skydeck/messaging';
import { type Service, SystemClock } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import {
  type Answer,
  AuthHarness,
  freePort,
  personOf,
  send,
  SERVICE_SECRET,
} from './auth-harness.js';

// Two real services with one database and one bus: what a customer's request really passes.
const auth = new AuthHarness();
let messaging: Service;

beforeAll(async () => {
  const internalPort = await freePort();
  const neighbour = `http://127.0.0.1:${internalPort}`;
  const authInternalPort = String(await freePort());
  await auth.start(new SystemClock(), {
    MESSAGING_INTERNAL_URL: neighbour,
    AUTH_INTERNAL_PORT: authInternalPort,
  });
  messaging = await createMessaging(
    loadConfig(MessagingConfig, {
      DATABASE_URL: auth.database.url,
      MESSAGING_SCHEMA: auth.database.schema('messaging'),
      MESSAGING_PORT: '0',
      MESSAGING_INTERNAL_PORT: String(internalPort),
      AUTH_URL: auth.config.AUTH_URL,
      AUTH_INTERNAL_URL: `http://127.0.0.1:${authInternalPort}`,
      SKYDECK_SERVICE_SECRET: SERVICE_SECRET,
    }),
  );
  await messaging.listen();
});

afterAll(async () => {
  await messaging.close();
  await auth.stop();
});

/** Reads the code of a sign-in as the dashboard of this machine does: from the outbox. */
async function codeFromOutbox(reference: string): Promise<string> {
  const url = `${messaging.internalUrl}/internal/v1/outbox/stream?reference=${reference}`;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${await auth.serviceToken()}` },
    signal: AbortSignal.timeout(10_000),
  });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    const code = /code is (\d{6})/.exec(text)?.[1];
    if (code) return code;
  }
  throw new Error('The stream ended without a code.');
}

function sendMessage(token: string): Promise<Answer> {
  const content = { text: 'Hello' };
  const body = { channel: 'sms', to: '+14155550123', content };
  return send(`${messaging.url}/api/v1/messages`, { token, body });
}

async function messagingKey(): Promise<{ secret: string; path: string; token: string }> {
  const started = await auth.api('/auth/accounts/sign-up', {
    body: { email: `${crypto.randomUUID()}@example.com` },
  });
  const id = String(started.data['id']);
  const code = await codeFromOutbox(id);
  const person = personOf(await auth.api('/auth/accounts/verify', { body: { id, code } }));
  const { token } = person;
  const project = await auth.api('/projects', { token, body: { name: 'Neighbours' } });
  const products = `/projects/${String(project.data['id'])}/products`;
  const made = await auth.api(`${products}/messaging`, { token, body: { mode: 'test' } });
  const key = made.data['key'] as unknown as { id: string; secret: string };
  const path = `/projects/${String(project.data['id'])}/keys/${key.id}`;
  return { secret: key.secret, path, token };
}

describe('auth and messaging together', () => {
  it('202: signs up by a delivered code, then sends with a provisioned key', async () => {
    const { secret } = await messagingKey();
    expect((await sendMessage(secret)).status).toBe(202);
  });

  it('401: a revoked key is refused by the neighbour within a second', async () => {
    const { secret, path, token } = await messagingKey();
    expect((await sendMessage(secret)).status).toBe(202);
    await auth.api(path, { method: 'DELETE', token });
    await eventually(async () => (await sendMessage(secret)).status === 401, { timeoutMs: 1000 });
  });

  it('503: with auth away, known keys go on and unknown ones wait', async () => {
    const known = await messagingKey();
    const unknown = await messagingKey();
    expect((await sendMessage(known.secret)).status).toBe(202);
    await auth.pause();
    expect((await sendMessage(known.secret)).status).toBe(202);
    const refused = await sendMessage(unknown.secret);
    expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    await auth.restart();
    await eventually(async () => (await sendMessage(unknown.secret)).status === 202);
  });

  it('401: without the bus a revoked key is refused after a second at most', async () => {
    const { secret, path, token } = await messagingKey();
    expect((await sendMessage(secret)).status).toBe(202);
    await messaging.app.get(Bus, { strict: false }).close();
    await auth.api(path, { method: 'DELETE', token });
    await setTimeout(1000);
    expect((await sendMessage(secret)).status).toBe(401);
  });
});
