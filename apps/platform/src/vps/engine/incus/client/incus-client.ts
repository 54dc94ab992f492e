import { Agent } from 'node:https';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { WebSocket } from 'ws';
import { ComputeFailure } from '../../compute-failure.js';
import type { IncusAnswer, IncusOperation, IncusServer } from './incus-answer.js';
import { failureOf, lostEngine, readAnswer } from './incus-failure.js';
import { inProject, readTls, type IncusTarget, type IncusTls } from './incus-target.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Longest time that the work may take in the daemon. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 120_000;
const SUCCESS = 200;

/** Speaks the REST interface that Incus and LXD share. */
export class IncusClient {
  private constructor(
    private readonly target: IncusTarget,
    private readonly pool: Pool,
    private readonly tls: IncusTls | undefined,
    private readonly project: string | undefined,
  ) {}

  /** @param project whose instances, images and volumes paths mean; the daemon's default without */
  static async connect(target: IncusTarget, project?: string): Promise<IncusClient> {
    const tls = await readTls(target);
    const connect = 'socket' in target ? { socketPath: target.socket } : { ...tls };
    const origin = 'socket' in target ? 'http://incus' : target.url;
    const pool = new Pool(origin, { connections: 16, headersTimeout: 0, bodyTimeout: 0, connect });
    return new IncusClient(target, pool, tls, project);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  async server(): Promise<IncusServer> {
    return this.get<IncusServer>('/1.0', AbortSignal.timeout(5_000));
  }

  async get<T>(path: string, signal?: AbortSignal): Promise<T> {
    const answer = await this.call<T>('GET', path, { signal });
    return answer.metadata;
  }

  /** A list; daemons send null for an empty one. */
  async list<T>(path: string): Promise<readonly T[]> {
    return (await this.get<readonly T[] | null>(path)) ?? [];
  }

  /** Sends a request and waits for the work it began, if any. @returns what the work left */
  async run(
    method: Method,
    path: string,
    options: CallOptions = {},
  ): Promise<IncusOperation['metadata']> {
    const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const answer = await this.call(method, path, options);
    if (answer.type !== 'async' || answer.operation === undefined) return null;
    const operation = answer.operation;
    const cancel = (): void => void this.call('DELETE', operation).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return (await this.wait(operation, timeoutMs)).metadata;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Waits for work in the daemon. */
  async wait(operation: string, timeoutMs: number): Promise<IncusOperation> {
    const [path = '', query = ''] = operation.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('timeout', String(Math.ceil(timeoutMs / 1_000)));
    const answer = await this.call<IncusOperation | null>(
      'GET',
      `${path}/wait?${parameters.toString()}`,
    );
    const done = answer.metadata;
    if (!done) throw failureOf(answer.error ?? 'the operation is gone', 500);
    if (done.status_code === SUCCESS) return done;
    if (done.status_code >= 400) throw failureOf(done.err, done.status_code);
    throw new ComputeFailure('timed_out', 'The engine took too long.', done.err, true);
  }

  async call<T = unknown>(
    method: Method,
    path: string,
    { body, headers = {}, signal }: CallOptions = {},
  ): Promise<IncusAnswer<T>> {
    const { status, text } = await this.send(method, path, body, headers, signal);
    return readAnswer<T>(text, status);
  }

  /** A file or text that the daemon has. */
  async download(path: string, signal?: AbortSignal): Promise<{ body: Readable; type: string }> {
    try {
      const full = inProject(path, this.project);
      const answer = await this.pool.request({ method: 'GET', path: full, signal });
      const type = String(answer.headers['content-type'] ?? '');
      if (answer.statusCode < 400) return { body: answer.body, type };
      throw failureOf(await answer.body.text(), answer.statusCode);
    } catch (error) {
      throw lostEngine(error, signal);
    }
  }

  socket(path: string): WebSocket {
    const full = inProject(path, this.project);
    if ('socket' in this.target) return new WebSocket(`ws+unix:${this.target.socket}:${full}`);
    // The tunnels of a socket outlive requests, so its agent keeps nothing.
    const agent = new Agent({ ...this.tls });
    return new WebSocket(`${this.target.url.replace(/^http/, 'ws')}${full}`, { agent });
  }

  private async send(
    method: Method,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<{ status: number; text: string }> {
    const isStream = typeof (body as Readable | undefined)?.pipe === 'function';
    const json = { 'content-type': 'application/json' };
    try {
      const answer = await this.pool.request({
        method,
        path: inProject(path, this.project),
        headers: { ...(body === undefined || isStream ? {} : json), ...headers },
        body: isStream ? (body as Readable) : body === undefined ? null : JSON.stringify(body),
        signal,
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch (error) {
      throw lostEngine(error, signal);
    }
  }
}
