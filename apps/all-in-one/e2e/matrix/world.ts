import { readEventStream } from '@skydeck/sdk';
import type { TestStack } from '../../src/testing/index.js';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import { dataOf } from './call.js';
import { foreignToken, unsignedToken } from './forged-tokens.js';
import { type MadeKey, makeKeys, type ProductKeys } from './keys.js';
import { Receiver } from './receiver.js';
import { signInUser } from './users.js';

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
  readonly sessionId: string;
}

/** People, projects and credentials on a running stack. */
export class World {
  owner = '';
  ownerId = '';
  viewer!: Person;
  outsider!: Person;
  revokedSession = '';
  foreign = '';
  unsigned = '';
  service = '';
  /** The token of a user of `alpha`. */
  endUser = '';
  /** Takes the webhooks that are sent. */
  receiver!: Receiver;
  /** Of `alpha`, by product. */
  readonly keys = new Map<ServiceName, ProductKeys>();
  /** Of `beta`, which belongs to the outsider. */
  readonly otherKeys = new Map<ServiceName, string>();
  readonly #exactKeys = new Map<string, string>();
  #people = 0;
  #spares = 0;

  constructor(readonly stack: TestStack) {}

  /** The address of a path of a service. */
  at(service: ServiceName, path: string): string {
    return (this.stack.environment[`${service.toUpperCase()}_URL`] ?? '') + path;
  }

  /** Makes everybody and everything. */
  async begin(): Promise<void> {
    this.receiver = await Receiver.start();
    this.owner = await this.stack.signInOwner();
    this.ownerId = String((await this.auth('/auth/accounts/me', this.owner))['id']);
    this.service = await this.#serviceToken();
    this.viewer = await this.person();
    this.outsider = await this.person();
    await this.makeProject('alpha', this.owner);
    await this.makeProject('beta', this.outsider.token);
    await this.#join(this.#address(1), 'viewer');
    await makeKeys(this);
    const ofUsers = this.keys.get('auth')?.full ?? '';
    this.endUser = (await signInUser(this, ofUsers, '+4915112349999')).access_token;
    this.revokedSession = (await this.person()).token;
    await this.auth('/auth/accounts/sign-out', this.revokedSession, undefined, 'POST');
    this.foreign = await foreignToken(this.owner);
    this.unsigned = unsignedToken(this.owner);
  }

  /** Stops everything. */
  async end(): Promise<void> {
    await this.stack.close();
    await this.receiver[Symbol.asyncDispose]();
  }

  /** Signs somebody new up, with the code that the outbox shows to services. */
  async person(): Promise<Person> {
    const body = await this.pendingSignUp();
    const { account, session } = (await this.auth('/auth/accounts/verify', undefined, body)) as {
      account: { id: string };
      session: { access_token: string; session_id: string };
    };
    return { id: account.id, token: session.access_token, sessionId: session.session_id };
  }

  /** What somebody new sends to verify the address. */
  async pendingSignUp(): Promise<{ id: string; code: string }> {
    const email = this.#address(++this.#people);
    const started = await this.auth('/auth/accounts/sign-up', undefined, { email });
    const id = String(started['id']);
    return { id, code: await this.#codeOf(id) };
  }

  /** A new member of `alpha`; the identifier of the account. */
  async member(role: string): Promise<string> {
    const { id } = await this.person();
    await this.#join(this.#address(this.#people), role);
    return id;
  }

  /** The address of somebody who is signed up and no member of anything. */
  async newcomer(): Promise<string> {
    await this.person();
    return this.#address(this.#people);
  }

  async #join(email: string, role: string): Promise<void> {
    await this.auth('/projects/alpha/members', this.owner, { email, role });
  }

  async makeProject(slug: string, token: string): Promise<string> {
    return String((await this.auth('/projects', token, { name: slug, slug }))['id']);
  }

  /** A project of the owner that nobody needs. */
  async spareProject(): Promise<string> {
    const slug = `spare-${++this.#spares}`;
    await this.makeProject(slug, this.owner);
    return slug;
  }

  /** A key of a project; it holds everything in the product when no scopes are named. */
  async makeKey(
    project: string,
    product: string,
    token: string,
    more: object = {},
  ): Promise<MadeKey> {
    const wanted = { product, name: 'matrix', ...more };
    const made = await this.auth(`/projects/${project}/keys`, token, wanted);
    return made as unknown as MadeKey;
  }

  /** A key of `alpha` that holds exactly these scopes. */
  async keyWith(product: ServiceName, scopes: readonly string[]): Promise<string> {
    const name = `${product} ${scopes.join()}`;
    const known = this.#exactKeys.get(name);
    if (known !== undefined) return known;
    const chosen = scopes.length > 0 ? { scopes } : {};
    const { secret } = await this.makeKey('alpha', product, this.owner, chosen);
    this.#exactKeys.set(name, secret);
    return secret;
  }

  async #codeOf(reference: string): Promise<string> {
    const base = this.stack.environment['MESSAGING_INTERNAL_URL'] ?? '';
    const url = `${base}/internal/v1/outbox/stream?reference=${reference}`;
    for await (const { data } of readEventStream({ url, token: this.service })) {
      const { content } = data as { content: { text: string } };
      const code = /\d{6}/.exec(content.text)?.[0];
      if (code !== undefined) return code;
    }
    throw new Error('No code arrived.');
  }

  async #serviceToken(): Promise<string> {
    const { AUTH_INTERNAL_URL, SKYDECK_SERVICE_SECRET } = this.stack.environment;
    const { access_token: token } = await dataOf(`${AUTH_INTERNAL_URL}/internal/v1/token`, {
      body: { client_id: 'pay', client_secret: SKYDECK_SERVICE_SECRET },
    });
    return String(token);
  }

  #address(number: number): string {
    return `person-${number}@example.com`;
  }

  /** Calls auth, which must agree. */
  async auth(path: string, token?: string, body?: object, method?: string) {
    return dataOf(this.at('auth', `/api/v1${path}`), { token, body, method });
  }
}
