import {
  type EdgeAppStats,
  type EdgeCertificate,
  type EdgeCertificateRequests,
  EdgeRefused,
  type EdgeState,
  type EdgeWakes,
} from './edge-answers.js';
import type { EdgeRoute, EdgeTarget } from './edge-route.js';

const TIMEOUT_MS = 10_000;

/** Speaks to the control listener of one edge. Every method throws {@link EdgeRefused}. */
export class EdgeControl {
  constructor(
    /** Where its control listener is. */
    readonly url: URL,
    private readonly token: string,
  ) {}

  async state(): Promise<EdgeState> {
    return (await this.#call('GET', '/v1/routes')) as EdgeState;
  }

  /** Counters of every app that was asked for since the edge started. */
  async stats(): Promise<EdgeAppStats[]> {
    const { items } = (await this.#call('GET', '/v1/stats')) as { items: EdgeAppStats[] };
    return items;
  }

  /** Tells the edge the whole truth; what it had besides is gone. */
  async putSnapshot(version: number, routes: readonly EdgeRoute[]): Promise<void> {
    await this.#call('PUT', '/v1/snapshot', { version, routes });
  }

  async putRoute(route: EdgeRoute): Promise<void> {
    await this.#call('PUT', `/v1/routes/${encodeURIComponent(route.host)}`, route);
  }

  /** Takes a host away. One that the edge does not know is no error. */
  async removeRoute(host: string): Promise<void> {
    try {
      await this.#call('DELETE', `/v1/routes/${encodeURIComponent(host)}`);
    } catch (error) {
      if (!(error instanceof EdgeRefused && error.code === 'edge.route_not_found')) throw error;
    }
  }

  /** Resolves once none of these targets has a request in flight, or the time is over. */
  async drain(
    host: string | undefined,
    targets: readonly EdgeTarget[],
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<void> {
    const names = targets.map((target) => `${target.host}:${target.port}`);
    const body = { host, targets: names, timeout_ms: timeoutMs };
    await this.#call('POST', '/v1/drain', body, timeoutMs + TIMEOUT_MS, signal);
  }

  /**
   * Waits until requests wait for an app that sleeps and was not told before; at most `waitMs`.
   * @param after the cursor of the answer before; 0 tells everything that is waited for now
   */
  async wakes(after: number, waitMs: number, signal?: AbortSignal): Promise<EdgeWakes> {
    const path = `/v1/wakes?after=${after}&wait_ms=${waitMs}`;
    return (await this.#call('GET', path, undefined, waitMs + TIMEOUT_MS, signal)) as EdgeWakes;
  }

  /** What the edge has; keys are never told. */
  async certificates(): Promise<readonly EdgeCertificate[]> {
    const { items } = (await this.#call('GET', '/v1/certificates')) as {
      items: EdgeCertificate[];
    };
    return items;
  }

  async putCertificate(host: string, chain: string, key: string): Promise<void> {
    const body = { certificate_pem: chain, private_key_pem: key };
    await this.#call('PUT', `/v1/certificates/${encodeURIComponent(host)}`, body);
  }

  /** One that the edge does not know is no error. */
  async removeCertificate(host: string): Promise<void> {
    try {
      await this.#call('DELETE', `/v1/certificates/${encodeURIComponent(host)}`);
    } catch (error) {
      if (!(error instanceof EdgeRefused && error.code === 'edge.certificate_not_found')) {
        throw error;
      }
    }
  }

  /** Waits, at most `waitMs`, until a handshake waits for a certificate. As {@link wakes}. */
  async certificateRequests(
    after: number,
    waitMs: number,
    signal?: AbortSignal,
  ): Promise<EdgeCertificateRequests> {
    const path = `/v1/certificate-requests?after=${after}&wait_ms=${waitMs}`;
    const answer = await this.#call('GET', path, undefined, waitMs + TIMEOUT_MS, signal);
    return answer as EdgeCertificateRequests;
  }

  /** Has the edge answer an authority that looks whether a host leads here. */
  async putChallenge(host: string, token: string, keyAuthorization: string): Promise<void> {
    const body = { host, token, key_authorization: keyAuthorization };
    await this.#call('POST', '/v1/challenges', body);
  }

  async removeChallenge(token: string): Promise<void> {
    await this.#call('DELETE', `/v1/challenges/${encodeURIComponent(token)}`);
  }

  async #call(
    method: string,
    path: string,
    body?: object,
    timeoutMs = TIMEOUT_MS,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const response = await this.#send(new URL(path, this.url), {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const answer = (await response.json()) as {
      data: unknown;
      error?: { code: string; detail: string };
    };
    if (response.ok) return answer.data;
    throw new EdgeRefused(
      answer.error?.code ?? 'unknown',
      answer.error?.detail ?? 'No reason given.',
    );
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (error) {
      throw new EdgeRefused('unreachable', 'The edge does not answer.', { cause: error });
    }
  }
}
