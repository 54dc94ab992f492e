import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KubeClient } from './kube-client.js';
import { isRefused, unless } from './kube-failures.js';

/** What every object of the API has. */
export interface KubeObject {
  readonly metadata?: {
    readonly name?: string;
    readonly uid?: string;
    readonly resourceVersion?: string;
    readonly creationTimestamp?: string;
    readonly deletionTimestamp?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
}

/** Which objects are meant. */
export interface KubeQuery {
  readonly name?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/** What becomes of objects: all that there are, then each change. */
export type KubeChange<T> =
  | { readonly kind: 'listed'; readonly objects: readonly T[] }
  | { readonly kind: 'changed' | 'gone'; readonly object: T };

interface KubeList<T> {
  readonly items: readonly T[];
  readonly metadata: { readonly resourceVersion: string; readonly continue?: string };
}

/** JSON is YAML too. */
const APPLY = 'application/apply-patch+yaml';
const DELETION = { apiVersion: 'v1', kind: 'DeleteOptions', propagationPolicy: 'Background' };
const PAGE = 500;
const WATCH_S = 300;
const AGAIN_MS = 200;
const MOST_TRIES = 30;

/** Objects of one kind in one namespace. */
export class KubeResource<T extends KubeObject> {
  /** @param path such as `apis/kubevirt.io/v1/namespaces/one/virtualmachines` */
  constructor(
    private readonly client: KubeClient,
    private readonly path: string,
  ) {}

  get(name: string): Promise<T> {
    return this.client.json<T>(`${this.path}/${name}`);
  }

  find(name: string): Promise<T | undefined> {
    return this.get(name).catch(unless(404));
  }

  /** @returns the object, also when it was there already */
  async create(body: T): Promise<T> {
    try {
      return await this.client.json<T>(this.path, { method: 'POST', body });
    } catch (error) {
      const isThere = isRefused(error, { reason: 'AlreadyExists' });
      if (!isThere) throw error;
      return this.get(body.metadata?.name ?? '');
    }
  }

  /** Reads an object and writes it back changed; anew when somebody else was faster. */
  async change(name: string, make: (object: T) => T): Promise<T> {
    for (let tries = 1; ; tries++) {
      const body = make(await this.get(name));
      try {
        return await this.client.json<T>(`${this.path}/${name}`, { method: 'PUT', body });
      } catch (error) {
        const isLate = isRefused(error, { reason: 'Conflict' });
        if (!isLate || tries === MOST_TRIES) throw error;
        await sleep(Math.random() * AGAIN_MS);
      }
    }
  }

  /**
   * Server-side apply: makes the object, or has it be as told in what this manager speaks for. Fields
   * that its kind has not got are refused.
   */
  apply(body: T, manager: string): Promise<T> {
    const words = new URLSearchParams({
      fieldManager: manager,
      force: 'true',
      fieldValidation: 'Strict',
    });
    return this.client.json<T>(`${this.path}/${body.metadata?.name ?? ''}?${words.toString()}`, {
      method: 'PATCH',
      contentType: APPLY,
      body,
    });
  }

  patch(name: string, body: object): Promise<T> {
    return this.client.json<T>(`${this.path}/${name}`, { method: 'PATCH', body });
  }

  /** What belongs to it goes too, a little later. One that is gone is no error. */
  async delete(name: string, options: { gracePeriodSeconds?: number } = {}): Promise<void> {
    const body = { ...DELETION, ...options };
    await this.client.json(`${this.path}/${name}`, { method: 'DELETE', body }).catch(unless(404));
  }

  /** Deletes all that are meant, in one request. */
  async deleteAll(query: KubeQuery, options: { gracePeriodSeconds?: number } = {}): Promise<void> {
    const body = { ...DELETION, ...options };
    const path = `${this.path}?${selector(query, {})}`;
    await this.client.json(path, { method: 'DELETE', body }).catch(unless(404));
  }

  async list(query: KubeQuery = {}): Promise<T[]> {
    return (await this.#list(query)).objects;
  }

  /** All that there are now, then each change, until the signal aborts. */
  async *follow(query: KubeQuery, signal: AbortSignal): AsyncGenerator<KubeChange<T>> {
    while (!signal.aborted) {
      const { objects, version } = await this.#list(query);
      yield { kind: 'listed', objects };
      yield* this.#watch(query, version, signal);
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Waits for an object, or its absence, to be as wanted. @throws `timed_out` */
  async until(
    name: string,
    isDone: (object: T | undefined) => boolean,
    { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<T | undefined> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any([deadline, ...(signal ? [signal] : [])]);
    for await (const change of this.follow({ name }, either)) {
      const object =
        change.kind === 'listed'
          ? change.objects[0]
          : change.kind === 'gone'
            ? undefined
            : change.object;
      if (isDone(object)) return object;
    }
    signal?.throwIfAborted();
    throw this.client.failures.late(`${this.path}/${name}`);
  }

  async #list(query: KubeQuery): Promise<{ objects: T[]; version: string }> {
    const objects: T[] = [];
    for (let next = ''; ;) {
      const words = { limit: String(PAGE), ...(next === '' ? {} : { continue: next }) };
      const page = await this.client.json<KubeList<T>>(`${this.path}?${selector(query, words)}`);
      objects.push(...page.items);
      next = page.metadata.continue ?? '';
      if (next === '') return { objects, version: page.metadata.resourceVersion };
    }
  }

  /** Ends when the server does, or has forgotten the version: then all is listed anew. */
  async *#watch(
    query: KubeQuery,
    version: string,
    signal: AbortSignal,
  ): AsyncGenerator<KubeChange<T>> {
    const words = { watch: '1', resourceVersion: version, timeoutSeconds: String(WATCH_S) };
    const path = `${this.path}?${selector(query, words)}`;
    const answer = await this.client.open(path, { signal }).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      return unless(410)(error);
    });
    if (!answer) return;
    try {
      for await (const line of createInterface({ input: answer })) {
        const { type, object } = JSON.parse(line) as { type: string; object: T };
        if (type === 'ERROR') return;
        if (type === 'DELETED') yield { kind: 'gone', object };
        else if (type !== 'BOOKMARK') yield { kind: 'changed', object };
      }
    } catch {
      // A connection that breaks is a watch that ended.
    } finally {
      answer.destroy();
    }
  }
}

function selector({ name, labels }: KubeQuery, words: Record<string, string>): string {
  const parts = new URLSearchParams(words);
  if (name !== undefined) parts.set('fieldSelector', `metadata.name=${name}`);
  const pairs = Object.entries(labels ?? {}).map(([key, value]) => `${key}=${value}`);
  if (pairs.length > 0) parts.set('labelSelector', pairs.join(','));
  return parts.toString();
}
