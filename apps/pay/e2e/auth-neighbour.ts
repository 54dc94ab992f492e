import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashOf, makeApiKey } from '@skydeck/auth-guard';

/** What a key may do, and where. */
export interface KeyWishes {
  readonly scopes?: readonly string[];
  readonly mode?: 'live' | 'test';
}

/** What the pay service needs of auth, on a socket of its own: keys of any project. */
export class AuthNeighbour {
  readonly #keys = new Map<string, object>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<AuthNeighbour> {
    const neighbour: AuthNeighbour = new AuthNeighbour(
      createServer((request, response) => void neighbour.#answer(request, response)),
    );
    await new Promise<void>((resolve) => neighbour.server.listen(0, '127.0.0.1', resolve));
    return neighbour;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** An API key of a project. */
  key(project: string, { scopes = ['*'], mode = 'live' }: KeyWishes = {}): string {
    const secret = makeApiKey(mode);
    this.#keys.set(hashOf(secret), {
      id: `key_${project}`,
      project: { id: `prj_${project}`, slug: project },
      product: 'pay',
      mode,
      scopes,
      expires_at: null,
    });
    return secret;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { sha256 = '' } = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
      sha256?: string;
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: this.#data(request.url ?? '', sha256), meta: {} }));
  }

  #data(path: string, sha256: string): object {
    if (path === '/internal/v1/jwks') return { keys: [] };
    if (path === '/internal/v1/token') return { access_token: 'of this test', expires_in: 300 };
    const key = this.#keys.get(sha256);
    return key ? { active: true, key } : { active: false };
  }
}
