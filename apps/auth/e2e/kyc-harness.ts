import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { type Answer, AuthHarness, type Call } from './auth-harness.js';

/** A verification that was begun. */
export interface Begun {
  readonly id: string;
  readonly secret: string;
  readonly url: string;
}

/** A running auth service with a project that verifies identities. */
export class KycHarness {
  readonly auth = new AuthHarness();
  project!: Awaited<ReturnType<AuthHarness['project']>>;
  live!: string;
  test!: string;
  #references = 0;

  async start(environment: NodeJS.ProcessEnv = {}): Promise<this> {
    await this.auth.start(undefined, environment);
    this.project = await this.auth.project();
    this.live = await this.auth.authKey(this.project);
    this.test = await this.auth.authKey(this.project, { mode: 'test' });
    return this;
  }

  /** A request of a server of the project. */
  api(path: string, call: Call = {}): Promise<Answer> {
    return this.auth.api(`/kyc${path}`, { token: this.live, ...call });
  }

  /** Begins a verification of somebody new. */
  async begin(body: object = {}, token = this.live): Promise<Begun> {
    const whom = { external_reference: `person-${++this.#references}`, ...body };
    const { status, data, text } = await this.api('/sessions', { body: whom, token });
    if (status !== 201) throw new Error(text);
    return {
      id: String(data['id']),
      secret: String(data['client_secret']),
      url: String(data['url']),
    };
  }

  /** A request of the person who is verified. */
  capture(secret: string, path: string, call: Call = {}): Promise<Answer> {
    return this.auth.api(`/kyc/capture${path}`, { token: secret, ...call });
  }

  /** Uploads a picture as the person does. */
  async upload(
    secret: string,
    bytes: Uint8Array,
    path = '/documents?side=front',
    type = 'application/octet-stream',
  ): Promise<Answer> {
    const response = await fetch(`${this.auth.service.url}/api/v1/kyc/capture${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
    const text = await response.text();
    const parsed = JSON.parse(text) as Pick<Answer, 'data' | 'error' | 'meta'>;
    return { status: response.status, headers: response.headers, text, ...parsed };
  }

  submit(secret: string, documentType = 'passport'): Promise<Answer> {
    return this.capture(secret, '/submit', { body: { document_type: documentType } });
  }

  /** Uploads a picture of what may be a passport, and hands it in. */
  async handIn(secret: string, picture?: Uint8Array): Promise<Answer> {
    const uploaded = await this.upload(secret, picture ?? (await photo()));
    if (uploaded.status !== 201) throw new Error(uploaded.text);
    return this.submit(secret);
  }

  /** Waits until a session has a status. */
  async status(id: string): Promise<string> {
    return String((await this.api(`/sessions/${id}`)).data['status']);
  }

  async stop(): Promise<void> {
    await this.auth.stop();
  }
}

/** A sharp picture that nothing can be read from, with what a camera adds. */
export function photo(width = 1200, height = 850): Promise<Buffer> {
  const raw = randomBytes((width / 2) * (height / 2) * 3);
  return sharp(raw, { raw: { width: width / 2, height: height / 2, channels: 3 } })
    .resize(width, height, { kernel: 'nearest' })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
