import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { KubeConfig } from '@kubernetes/client-node';
import { type ClientOptions, WebSocket } from 'ws';
import { type KubeFailures, readRefusal } from './kube-failures.js';

/** A question to the API. */
export interface KubeRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** Media type of the body, where it is not the usual one. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How long an answer may take to begin. */
  readonly timeoutMs?: number;
}

const ANSWER_MS = 30_000;
/** RFC 7386; custom resources know no strategic merge. */
const MERGE = 'application/merge-patch+json';

/** Where a cluster is. */
export interface KubeAccess {
  /** File that names the cluster; where kubectl looks, or the pod's own account, when absent. */
  readonly kubeconfig?: string;
}

/** Speaks HTTP with one cluster, with the credentials of its configuration. */
export class KubeClient {
  private constructor(
    private readonly config: KubeConfig,
    readonly failures: KubeFailures,
  ) {}

  /** @throws when there is no configuration that names a cluster */
  static async open({ kubeconfig }: KubeAccess, failures: KubeFailures): Promise<KubeClient> {
    // Large, and of no use to any other engine.
    const { KubeConfig: Config } = await import('@kubernetes/client-node');
    const config = new Config();
    if (kubeconfig === undefined) config.loadFromDefault();
    else config.loadFromFile(kubeconfig);
    if (!config.getCurrentCluster()) throw new Error('the configuration names no cluster');
    return new KubeClient(config, failures);
  }

  async json<T>(path: string, request: KubeRequest = {}): Promise<T> {
    const answer = await this.open(path, request);
    return JSON.parse(await this.read(answer)) as T;
  }

  async text(path: string): Promise<string> {
    return this.read(await this.open(path));
  }

  /** An answer whose body is still to be read. @throws KubeFailure when it is a refusal */
  async open(path: string, request: KubeRequest = {}): Promise<IncomingMessage> {
    const url = this.url(path);
    const { method = 'GET', body, contentType, headers, signal, timeoutMs = ANSWER_MS } = request;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const options: RequestOptions = {
      method,
      ...(signal ? { signal } : {}),
      headers: {
        accept: 'application/json',
        ...(payload === undefined
          ? {}
          : {
              'content-type': contentType ?? (method === 'PATCH' ? MERGE : 'application/json'),
              'content-length': Buffer.byteLength(payload),
            }),
        ...headers,
      },
    };
    await this.config.applyToHTTPSOptions(options);
    const sent = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer in time')));
    sent.end(payload);
    const [answer] = await once(sent, 'response').catch((error: unknown) => {
      signal?.throwIfAborted();
      throw this.failures.lost(error);
    });
    const response = answer as IncomingMessage;
    // What follows may come hours later.
    sent.setTimeout(0);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    throw this.failures.refused(readRefusal(statusCode, await this.read(response)));
  }

  /** Opens a stream of a subresource in one of its protocols. */
  async socket(path: string, protocol: string): Promise<WebSocket> {
    const url = this.url(path);
    url.protocol = url.protocol.replace('http', 'ws');
    const options: ClientOptions = { perMessageDeflate: false, handshakeTimeout: ANSWER_MS };
    await this.config.applyToHTTPSOptions(options);
    const socket = new WebSocket(url, protocol, options);
    const refused = new Promise<never>((_resolve, reject) => {
      socket.once('unexpected-response', (_request, response: IncomingMessage) => {
        const { statusCode = 0 } = response;
        void this.read(response).then(
          (body) => reject(this.failures.refused(readRefusal(statusCode, body))),
          reject,
        );
      });
      socket.once('error', (error) => reject(this.failures.lost(error)));
    });
    await Promise.race([once(socket, 'open'), refused]);
    refused.catch(() => undefined);
    socket.on('error', () => undefined);
    return socket;
  }

  /** The server's address may have a path of its own. */
  private url(path: string): URL {
    const server = this.config.getCurrentCluster()?.server ?? '';
    return new URL(`${server.replace(/\/$/, '')}/${path}`);
  }

  private async read(answer: IncomingMessage): Promise<string> {
    return text(answer).catch((error: unknown) => {
      throw this.failures.lost(error);
    });
  }
}
