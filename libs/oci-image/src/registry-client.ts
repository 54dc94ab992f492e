import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { type Descriptor, type Digest, MEDIA } from './descriptor.js';
import { ImageFailure } from './image-failure.js';
import { readDocument, type RegistryDocument } from './registry-document.js';
import { RegistryAuth, type RegistryCredentials } from './registry-auth.js';

export interface RegistryOptions {
  /** `https://registry.example.com`, without a path. */
  readonly url: string;
  readonly credentials?: RegistryCredentials;
  /** Milliseconds that one request may take without an answer. Default one minute. */
  readonly timeoutMs?: number;
  /** Where requests go through, for one that refuses private addresses. */
  readonly dispatcher?: Dispatcher;
  /** Ends every request. */
  readonly signal?: AbortSignal;
}

interface Ask {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly headers?: Record<string, string>;
  /** Made anew for a second attempt. */
  readonly body?: () => Readable | Buffer;
  readonly pushes?: boolean;
}

const MOST_REDIRECTS = 5;
const ACCEPT = [MEDIA.manifest, MEDIA.index, MEDIA.dockerManifest, MEDIA.dockerIndex].join(', ');

/** Speaks to a registry as the OCI Distribution specification 1.1 describes. */
export class RegistryClient {
  readonly #auth: RegistryAuth;
  readonly #signal: () => AbortSignal;

  constructor(private readonly options: RegistryOptions) {
    this.#auth = new RegistryAuth(options.credentials, options.dispatcher);
    const { signal, timeoutMs = 60_000 } = options;
    this.#signal = () => {
      const limit = AbortSignal.timeout(timeoutMs);
      return signal ? AbortSignal.any([signal, limit]) : limit;
    };
  }

  /** @throws ImageFailure `not_found` */
  async manifest(repository: string, reference: string): Promise<{ type: string; body: Readable }> {
    const path = `${repository}/manifests/${reference}`;
    const { headers, body } = await this.#ask(repository, path, { headers: { accept: ACCEPT } });
    return { type: String(headers['content-type'] ?? ''), body };
  }

  /** A manifest or an index, read. @throws ImageFailure `not_an_image`, `digest_mismatch` */
  async document(repository: string, reference: string): Promise<RegistryDocument> {
    const { body } = await this.manifest(repository, reference);
    return readDocument(body, reference);
  }

  /** A small blob that is JSON, read. @throws ImageFailure `not_an_image`, `digest_mismatch` */
  async blobDocument(repository: string, digest: Digest): Promise<RegistryDocument> {
    return readDocument(await this.blob(repository, digest), digest);
  }

  async putManifest(
    repository: string,
    reference: string,
    {
      type,
      body,
    }: {
      type: string;
      body: Buffer;
    },
  ): Promise<void> {
    const answer = await this.#ask(repository, `${repository}/manifests/${reference}`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: () => body,
      pushes: true,
    });
    await answer.body.dump();
  }

  async blob(repository: string, digest: Digest): Promise<Readable> {
    return (await this.#ask(repository, `${repository}/blobs/${digest}`)).body;
  }

  async hasBlob(repository: string, digest: Digest): Promise<boolean> {
    try {
      await this.#ask(repository, `${repository}/blobs/${digest}`, {
        method: 'HEAD',
        pushes: true,
      });
      return true;
    } catch (error) {
      if (error instanceof ImageFailure && error.code === 'not_found') return false;
      throw error;
    }
  }

  /** Sends a blob in one request. */
  async putBlob(
    repository: string,
    { digest, size }: Pick<Descriptor, 'digest' | 'size'>,
    body: () => Readable,
  ): Promise<void> {
    const path = `${repository}/blobs/uploads/`;
    const opened = await this.#ask(repository, path, { method: 'POST', pushes: true });
    await opened.body.dump();
    const target = new URL(String(opened.headers['location'] ?? ''), this.options.url);
    target.searchParams.set('digest', digest);
    const sent = await this.#ask(repository, target, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
      body,
      pushes: true,
    });
    await sent.body.dump();
  }

  async #ask(
    repository: string,
    path: string | URL,
    ask: Ask = {},
  ): Promise<Dispatcher.ResponseData> {
    const url = typeof path === 'string' ? new URL(`/v2/${path}`, this.options.url) : path;
    const scope = `repository:${repository}:${ask.pushes === true ? 'pull,push' : 'pull'}`;
    let answer = await this.#send(url, scope, ask);
    if (answer.statusCode === 401) {
      await answer.body.dump();
      const challenge = String(answer.headers['www-authenticate'] ?? '');
      const isPlain = url.protocol === 'http:';
      if (await this.#auth.challenged(challenge, scope, { signal: this.#signal(), isPlain })) {
        answer = await this.#send(url, scope, ask);
      }
    }
    if (answer.statusCode < 300) return answer;
    if (answer.statusCode < 400 && answer.headers['location'] !== undefined) {
      return this.#elsewhere(answer, url);
    }
    await answer.body.dump();
    throw problem(answer.statusCode, url);
  }

  async #send(url: URL, scope: string, { method = 'GET', headers, body }: Ask) {
    // What was signed for another place must not learn who we are here.
    const isOurs = url.origin === new URL(this.options.url).origin;
    try {
      return await request(url, {
        method,
        headers: {
          'user-agent': 'skydeck',
          ...(isOurs ? this.#auth.header(scope) : {}),
          ...headers,
        },
        body: body?.() ?? null,
        signal: this.#signal(),
        ...(this.options.dispatcher && { dispatcher: this.options.dispatcher }),
      });
    } catch (error) {
      throw new ImageFailure('registry_failed', `${url.host} does not answer.`, { cause: error });
    }
  }

  /** Registries send readers of blobs to a store of objects. */
  async #elsewhere(answer: Dispatcher.ResponseData, from: URL): Promise<Dispatcher.ResponseData> {
    let url = from;
    let moved = answer;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects++) {
      await moved.body.dump();
      url = new URL(String(moved.headers['location']), url);
      const isSafe =
        url.protocol === 'https:' || (url.protocol === 'http:' && from.protocol === 'http:');
      if (!isSafe) break;
      moved = await this.#send(url, '', {});
      if (moved.statusCode === 200) return moved;
      if (moved.statusCode < 300 || moved.statusCode > 399) break;
    }
    await moved.body.dump();
    throw problem(moved.statusCode, url);
  }
}

function problem(status: number, { host }: URL): ImageFailure {
  if (status === 404) return new ImageFailure('not_found', `${host} has no such image.`);
  if (status === 401 || status === 403) {
    return new ImageFailure('refused', `${host} does not let us (${status}).`);
  }
  return new ImageFailure('registry_failed', `${host} answered ${status}.`);
}
