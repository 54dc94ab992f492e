import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { hashOf, makeApiKey } from '../index.js';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** Who stands next to auth in a test. */
export interface Neighbour {
  /** The product that keys are of when nothing else is said. */
  readonly product: string;
  /** The service that tokens are of, such as `svc:platform`. */
  readonly caller?: string;
}

/** What a key may do, and where. */
export interface KeyWishes {
  readonly scopes?: readonly string[];
  readonly product?: string;
  readonly mode?: 'live' | 'test';
}

/**
 * What a service needs of auth, on a socket of its own: keys of any project and service tokens,
 * without the rules by which auth hands them out.
 */
export class AuthNeighbour {
  readonly #known = new Map<string, object>();

  private constructor(
    private readonly of: Neighbour,
    private readonly server: Server,
    private readonly keys: Keys,
    private readonly jwk: JWK,
  ) {}

  /** Listens on a free port of this machine. */
  static async start(of: Neighbour): Promise<AuthNeighbour> {
    const keys = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
    const server = createServer((request, response) => void neighbour.#answer(request, response));
    const neighbour = new AuthNeighbour(of, server, keys, jwk);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return neighbour;
  }

  /** Where it listens. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** An API key of a project. */
  key(
    project: string,
    { scopes = ['*'], product = this.of.product, mode = 'live' }: KeyWishes = {},
  ): string {
    const secret = makeApiKey(mode);
    const key = {
      id: `key_${project}`,
      project: { id: `prj_${project}`, slug: project },
      product,
      mode,
      scopes,
      expires_at: null,
    };
    this.#known.set(hashOf(secret), key);
    return secret;
  }

  /** Makes a key unknown, without telling anybody. */
  forget(secret: string): void {
    this.#known.delete(hashOf(secret));
  }

  /** A token as services show it to each other. */
  serviceToken(audience = 'skydeck-internal'): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'test' })
      .setIssuer(this.url)
      .setAudience(audience)
      .setSubject(this.of.caller ?? 'svc:platform')
      .setIssuedAt()
      .setExpirationTime('300s')
      .sign(this.keys.privateKey);
  }

  /** Ends it, and every connection to it. */
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as { sha256?: string };
    const data = await this.#data(request.url ?? '', body.sha256 ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, meta: { request_id: 'req_test' } }));
  }

  async #data(path: string, sha256: string): Promise<object> {
    if (path === '/internal/v1/jwks') return { keys: [this.jwk] };
    if (path === '/internal/v1/token') {
      return { access_token: await this.serviceToken(), expires_in: 300 };
    }
    const key = this.#known.get(sha256);
    return key ? { active: true, key } : { active: false };
  }
}
