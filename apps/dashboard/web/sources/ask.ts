import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';
import { OWN_HEADERS } from '../api/clients.js';
import { modeHeaders } from '../mode/mode.js';
import type { Source } from './sources.js';

/** One page of a list, and the cursor of the page after it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

type Query = Readonly<Record<string, string | undefined>>;

interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly query?: Query;
}

interface Answer<Data> {
  readonly data: Data;
  readonly meta: { readonly page?: { readonly next_cursor: string | null } };
}

/** What all sources publish in the same form, each below its own address. */
export class SourceApi {
  /** Most products have no project in their paths and are told it in a header. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #base: string;

  constructor(source: Source, project: string) {
    const prefix = source === 'platform' ? 'v1' : 'api/v1';
    const isInPath = source === 'platform' || source === 'auth';
    const below = isInPath ? `/projects/${encodeURIComponent(project)}` : '';
    this.#base = `/api/${source}/${prefix}${below}`;
    const headers = { ...OWN_HEADERS, ...modeHeaders(source) };
    this.headers = isInPath ? headers : { ...headers, 'Skydeck-Project': project };
  }

  urlOf(path: string, query: Query = {}): string {
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const text = new URLSearchParams(given).toString();
    return `${this.#base}${path}${text && `?${text}`}`;
  }

  async ask<Data>(path: string, asked: Asked = {}): Promise<Data> {
    return (await this.#json<Data>(path, asked)).data;
  }

  async page<Item>(path: string, query: Query): Promise<Page<Item>> {
    const { data, meta } = await this.#json<{ items: Item[] }>(path, { query });
    return { items: data.items, next: meta.page?.next_cursor ?? null };
  }

  /** An answer of any type. @throws ApiRequestError */
  async open(path: string, { method = 'GET', body, query }: Asked = {}): Promise<Response> {
    const response = await fetch(this.urlOf(path, query), {
      method,
      headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return response;
    const refusal = (await response.json().catch(() => ({}))) as ErrorBody;
    throw new ApiRequestError(response.status, refusal);
  }

  async #json<Data>(path: string, asked: Asked): Promise<Answer<Data>> {
    const response = await this.open(path, asked);
    return (await response.json()) as Answer<Data>;
  }
}
