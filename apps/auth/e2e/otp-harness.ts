import { type Answer, AuthHarness } from './auth-harness.js';

/** A project of auth with keys, and the calls that tests of codes make. */
export class OtpBench {
  readonly auth = new AuthHarness();
  key = '';
  project!: Awaited<ReturnType<AuthHarness['project']>>;
  #next = 0;

  /** Starts auth and makes a project with a key of a mode. */
  async start(mode: 'live' | 'test' = 'live', environment: NodeJS.ProcessEnv = {}): Promise<this> {
    await this.auth.start(undefined, environment);
    this.project = await this.auth.project();
    this.key = await this.auth.authKey(this.project, { mode });
    return this;
  }

  /** A number of its own, far from the others: limits count neighbours together. */
  freshPhone(): string {
    return `+49151${10_000_000 + this.#next++ * 10_007}`;
  }

  request(body: unknown, headers = {}): Promise<Answer> {
    return this.auth.api('/auth/otp/request', { token: this.key, body, headers });
  }

  verify(body: unknown): Promise<Answer> {
    return this.auth.api('/auth/otp/verify', { token: this.key, body });
  }

  /** Asks for a code and enters it. */
  async prove(phone: string): Promise<Answer> {
    const id = idOf(await this.request({ phone }));
    return this.verify({ id, code: this.auth.messaging.codeOf(id) });
  }

  post(path: string): Promise<Answer> {
    return this.auth.api(`/auth/otp/${path}`, { method: 'POST', token: this.key });
  }

  get(path: string): Promise<Answer> {
    return this.auth.api(`/auth/otp${path}`, { token: this.key });
  }

  settings(otp: object, branding: object = {}): Promise<Answer> {
    const path = `/projects/${this.project.id}/auth-settings`;
    const body = { otp, branding };
    return this.auth.api(path, { method: 'PATCH', token: this.key, body });
  }

  /** What was sent about a verification, newest last. */
  sent(id: string) {
    return this.auth.messaging.taken.filter(({ reference }) => reference === id);
  }
}

export const idOf = ({ data }: Answer): string => String(data['id']);
