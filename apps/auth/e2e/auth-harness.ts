import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthConfig, createAuth } from '@skydeck/auth';
import { loadConfig } from '@skydeck/config';
import type { Clock, Service } from '@skydeck/service';
import { TestClock, testDatabase } from '@skydeck/testing';
import { MessagingDouble } from './messaging-double.js';

/** What a test sends. */
export interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** What came back; `data` and `error` are whatever the body held. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests reach into answers of every route, whose shapes are proven by what they then expect.
  readonly data: Record<string, never> & { items: Record<string, never>[] };
  readonly error: { code: string; detail: string; errors: { location: string; code: string }[] };
  readonly meta: { request_id: string; page: { next_cursor: string | null } };
}

/** Somebody who is signed in. */
export interface Person {
  readonly accountId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
}

/** A user of a project's product who is signed in. */
export interface User {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly expiresInS: number;
}

export const OWNER_TOKEN = randomBytes(32).toString('base64url');
export const SERVICE_SECRET = 'a-secret-that-only-the-services-know';

/** A running auth service with its own schema, and people to use it. */
export class AuthHarness {
  readonly clock = new TestClock();
  readonly messaging = new MessagingDouble();
  readonly database = testDatabase();
  readonly schema = this.database.schema('auth');
  service!: Service;
  config!: AuthConfig;
  #clock: Clock = this.clock;
  #isRunning = false;
  #home = '';
  #people = 0;

  /** Starts auth with settings of its own; codes go to the double unless told otherwise. */
  async start(clock: Clock = this.clock, environment: NodeJS.ProcessEnv = {}): Promise<this> {
    this.#home = await mkdtemp(join(tmpdir(), 'auth-'));
    await writeFile(join(this.#home, 'owner.token'), `${OWNER_TOKEN}\n`);
    const port = await freePort();
    this.config = loadConfig(AuthConfig, {
      DATABASE_URL: this.database.url,
      AUTH_SCHEMA: this.schema,
      AUTH_PORT: String(port),
      AUTH_URL: `http://127.0.0.1:${port}`,
      AUTH_INTERNAL_PORT: '0',
      SKYDECK_HOME: this.#home,
      SKYDECK_SERVICE_SECRET: SERVICE_SECRET,
      RATE_LIMIT_PER_MINUTE: '0',
      MESSAGING_INTERNAL_URL: await this.messaging.start(),
      ...environment,
    });
    this.#clock = clock;
    await this.#listen();
    return this;
  }

  /** Closes the service, if it runs. */
  async pause(): Promise<void> {
    if (this.#isRunning) await this.service.close();
    this.#isRunning = false;
  }

  /** Closes the service, if it runs, and starts it again; settings may differ. */
  async restart(changes: Partial<AuthConfig> = {}): Promise<void> {
    await this.pause();
    this.config = { ...this.config, ...changes };
    await this.#listen();
  }

  async #listen(): Promise<void> {
    this.service = await createAuth(this.config, { clock: this.#clock });
    await this.service.listen();
    this.#isRunning = true;
  }

  async stop(): Promise<void> {
    await this.pause();
    await this.messaging.stop();
    await this.database[Symbol.asyncDispose]();
    await rm(this.#home, { recursive: true });
  }

  /** A request to the published API. */
  api(path: string, call: Call = {}): Promise<Answer> {
    return send(`${this.service.url}/api/v1${path}`, call);
  }

  /** A request to the internal listener. */
  internal(path: string, call: Call = {}): Promise<Answer> {
    return send(`${this.service.internalUrl}/internal/v1${path}`, call);
  }

  async serviceToken(): Promise<string> {
    const body = { client_id: 'pay', client_secret: SERVICE_SECRET };
    return (await this.internal('/token', { body })).data['access_token'] ?? '';
  }

  /** Signs somebody up and in, through the code that was sent. */
  async signIn(email = `person-${++this.#people}@example.com`): Promise<Person> {
    const started = await this.api('/auth/accounts/sign-in', { body: { email } });
    const id = String(started.data['id']);
    const body = { id, code: this.messaging.codeOf(id) };
    return personOf(await this.api('/auth/accounts/verify', { body }));
  }

  /** A project with its owner. */
  async project(slug?: string): Promise<{ owner: Person; id: string; slug: string }> {
    const owner = await this.signIn();
    const name = `Project ${++this.#people}`;
    const made = await this.api('/projects', { token: owner.token, body: { name, slug } });
    return { owner, id: String(made.data['id']), slug: String(made.data['slug']) };
  }

  /** A key of auth for a project: of live mode, for everything, unless told otherwise. */
  async authKey({ id, owner }: { id: string; owner: Person }, more: object = {}): Promise<string> {
    const body = { product: 'auth', name: 'Server', ...more };
    const made = await this.api(`/projects/${id}/keys`, { token: owner.token, body });
    return String(made.data['secret']);
  }

  /** Signs a user of a project's product in, with a code to a phone; a new one by default. */
  async user(key: string, phone = `+49151${10_000_000 + ++this.#people * 10_007}`): Promise<User> {
    const asked = await this.api('/auth/otp/request', { token: key, body: { phone } });
    const id = String(asked.data['id']);
    const body = { id, code: this.messaging.codeOf(id) };
    return userOf(await this.api('/auth/otp/verify', { token: key, body }));
  }

  /** Adds a new person to a project. */
  async member(project: { id: string; owner: Person }, role: string): Promise<Person> {
    const email = `member-${++this.#people}@example.com`;
    const body = { email, role };
    await this.api(`/projects/${project.id}/members`, { token: project.owner.token, body });
    return this.signIn(email);
  }
}

/** Who an answer signed in. */
export function personOf({ data }: Answer): Person {
  const { account, session } = data as unknown as {
    account: { id: string };
    session: { access_token: string; refresh_token: string; session_id: string };
  };
  return {
    accountId: account.id,
    token: session.access_token,
    refreshToken: session.refresh_token,
    sessionId: session.session_id,
  };
}

/** Which user an answer signed in. */
export function userOf({ data }: Answer): User {
  const { user, session } = data as unknown as {
    user: { id: string };
    session: {
      access_token: string;
      refresh_token: string;
      session_id: string;
      expires_in: number;
    };
  };
  return {
    userId: user.id,
    token: session.access_token,
    refreshToken: session.refresh_token,
    sessionId: session.session_id,
    expiresInS: session.expires_in,
  };
}

/** How many answers had each status. */
export function count(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export async function send(url: string, call: Call): Promise<Answer> {
  const { method = call.body === undefined ? 'GET' : 'POST', token, body, headers } = call;
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = JSON.parse(text) as Pick<Answer, 'data' | 'error' | 'meta'>;
  return { status: response.status, headers: response.headers, text, ...parsed };
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
