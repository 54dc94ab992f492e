import { createHash } from 'node:crypto';
import { AddressNotAllowed } from '@skydeck/outbound';
import { type Agent, fetch, type Response } from 'undici';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { type ImageReference, registryUrl } from './image-reference.js';
import { invalid, MANIFEST_TYPES } from './image-manifest.js';
import { readChallenge } from './registry-challenge.js';
import { beginningOf } from './response-body.js';

const MOST_REDIRECTS = 5;
const LARGEST_DOCUMENT_BYTES = 4 * 1024 * 1024;
const LARGEST_TOKEN_BYTES = 64 * 1024;

/** User and password, or token, of a registry. */
export interface RegistryCredentials {
  readonly username: string;
  readonly password: string;
}

export interface RegistryClientOptions {
  /** Connects to allowed addresses only. */
  readonly agent: Agent;
  readonly reference: ImageReference;
  readonly credentials?: RegistryCredentials | undefined;
  readonly signal: AbortSignal;
}

/** A document of a registry together with its content address. */
export interface RegistryDocument {
  readonly digest: string;
  readonly document: unknown;
}

/**
 * Reads one repository of a registry.
 * @see https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 */
export class RegistryClient {
  #authorization: string | undefined;

  constructor(private readonly options: RegistryClientOptions) {}

  /** @param wanted a tag or a digest. @throws a `deployment.image_…` error */
  async manifest(wanted: string): Promise<RegistryDocument> {
    const response = await this.#get(`manifests/${wanted}`, MANIFEST_TYPES.join(', '));
    return this.#document(response, wanted);
  }

  /** A small blob that is JSON. */
  async config(digest: string): Promise<RegistryDocument> {
    return this.#document(await this.#get(`blobs/${digest}`, '*/*'), digest);
  }

  /** The bytes of a blob, unverified. */
  async blob(digest: string): Promise<AsyncIterable<Uint8Array>> {
    const { body } = await this.#get(`blobs/${digest}`, '*/*');
    if (body === null) throw invalid('a layer is empty');
    return body;
  }

  async #document(response: Response, wanted: string): Promise<RegistryDocument> {
    const body = await this.#reading(() => beginningOf(response, LARGEST_DOCUMENT_BYTES));
    // What was asked for by its digest must have it; what the registry says of itself proves nothing.
    const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
    if (wanted.startsWith('sha256:') && wanted !== digest) {
      throw invalid('the registry sent other bytes than were asked for');
    }
    try {
      return { digest, document: JSON.parse(body.toString('utf8')) };
    } catch (error) {
      throw invalid('the registry sent no JSON', error);
    }
  }

  async #get(path: string, accept: string): Promise<Response> {
    const { reference } = this.options;
    const url = new URL(`/v2/${reference.repository}/${path}`, registryUrl(reference));
    let response = await this.#follow(url, accept);
    if (response.status === 401 && this.#authorization === undefined) {
      const challenge = response.headers.get('www-authenticate');
      await response.body?.cancel();
      this.#authorization = await this.#authorize(challenge);
      if (this.#authorization !== undefined) response = await this.#follow(url, accept);
    }
    if (response.status === 200) return response;
    await response.body?.cancel().catch(() => undefined);
    throw this.#refused(response.status);
  }

  /** Blobs are often kept elsewhere; the credentials stay with the registry. */
  async #follow(start: URL, accept: string): Promise<Response> {
    let url = start;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const isHome = url.origin === start.origin;
      const authorization = isHome ? this.#authorization : undefined;
      const response = await this.#send(url, { accept, ...(authorization && { authorization }) });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) return response;
      await response.body?.cancel();
      url = new URL(location, url);
      const isSafe = url.protocol === 'https:' || start.protocol === 'http:';
      if (!isSafe || !/^https?:$/.test(url.protocol)) break;
    }
    throw DeploymentErrors.image_registry_unreachable({
      detail: `The registry ${this.options.reference.registry} sends on to nowhere.`,
    });
  }

  async #authorize(header: string | null): Promise<string | undefined> {
    const { credentials, reference } = this.options;
    const challenge = readChallenge(header);
    const basic = credentials && basicOf(credentials);
    if (challenge?.scheme !== 'bearer') return challenge && basic;
    const realm = URL.parse(challenge.realm);
    const isHttp = registryUrl(reference).startsWith('http:');
    if (!realm || (realm.protocol !== 'https:' && !isHttp)) return undefined;
    if (challenge.service !== undefined) realm.searchParams.set('service', challenge.service);
    realm.searchParams.set('scope', `repository:${reference.repository}:pull`);
    const response = await this.#send(realm, basic === undefined ? {} : { authorization: basic });
    const body = await this.#reading(() => beginningOf(response, LARGEST_TOKEN_BYTES));
    if (response.status !== 200) throw this.#refused(response.status);
    const token = tokenOf(body);
    return token === undefined ? undefined : `Bearer ${token}`;
  }

  #send(url: URL, headers: Record<string, string>): Promise<Response> {
    const { agent: dispatcher, signal } = this.options;
    return this.#reading(() => {
      const sent = { 'user-agent': 'skydeck', 'accept-encoding': 'identity', ...headers };
      return fetch(url, { headers: sent, redirect: 'manual', dispatcher, signal });
    });
  }

  async #reading<Read>(work: () => Promise<Read>): Promise<Read> {
    try {
      return await work();
    } catch (error) {
      this.options.signal.throwIfAborted();
      throw unreachable(this.options.reference, error);
    }
  }

  #refused(status: number) {
    const { registry, repository } = this.options.reference;
    const detail = `${registry} answered ${status} for ${repository}.`;
    if (status === 404) return DeploymentErrors.image_not_found({ detail });
    if (status === 401 || status === 403) return DeploymentErrors.image_auth_required({ detail });
    return DeploymentErrors.image_registry_unreachable({ detail });
  }
}

/** Says of a call that had no answer whether it was not let out or not taken. */
export function unreachable({ registry }: ImageReference, cause: unknown): Error {
  for (let one = cause; one instanceof Error; one = one.cause) {
    if (one instanceof AddressNotAllowed) return DeploymentErrors.image_not_allowed({ cause });
  }
  const detail = `The registry ${registry} did not answer.`;
  return DeploymentErrors.image_registry_unreachable({ detail, cause });
}

const basicOf = ({ username, password }: RegistryCredentials): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

function tokenOf(body: Buffer): string | undefined {
  try {
    const { token, access_token } = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
    const found = token ?? access_token;
    return typeof found === 'string' && /^[\x21-\x7e]+$/.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
