import type { ItemOf, ListOptions, ListPath, Page } from './list-paths.js';

/** Reading lists to their end. */
export interface Pagination<Paths> {
  /**
   * Every item of a list, page after page, as they are asked for:
   * `for await (const app of client.paginate('/v1/projects/{project}/apps', { params: { path } }))`.
   */
  paginate<Path extends ListPath<Paths>>(
    path: Path,
    ...options: Given<ListOptions<Paths[Path]>>
  ): AsyncGenerator<ItemOf<Paths, Path>, void, void>;

  /** The same by page. */
  pages<Path extends ListPath<Paths>>(
    path: Path,
    ...options: Given<ListOptions<Paths[Path]>>
  ): AsyncGenerator<Page<ItemOf<Paths, Path>>, void, void>;
}

/** Options may be left out where nothing in them is needed. */
type Given<Options> = object extends Options ? [options?: Options] : [options: Options];

interface AnyOptions {
  readonly signal?: AbortSignal;
  readonly params?: { readonly path?: object; readonly query?: object };
}

interface AnyAnswer {
  readonly data?: {
    readonly data: { readonly items: readonly unknown[] };
    readonly meta: {
      readonly request_id: string;
      readonly page: { readonly next_cursor?: string | null };
    };
  };
}

type Read = (path: string, options: AnyOptions) => Promise<AnyAnswer>;

/** Makes the iterators of a client out of its `GET`. */
export function paginationOf<Paths>(get: Read): Pagination<Paths> {
  async function* pages(path: string, options: AnyOptions = {}): AsyncGenerator<Page<unknown>> {
    let cursor: string | undefined;
    do {
      options.signal?.throwIfAborted();
      const next = cursor === undefined ? {} : { [cursorParameter(path)]: cursor };
      const query = { ...options.params?.query, ...next };
      const { data } = await get(path, { ...options, params: { ...options.params, query } });
      if (!data) throw new Error('The service answered without a body.');
      const nextCursor = data.meta.page.next_cursor ?? null;
      yield { items: data.data.items, requestId: data.meta.request_id, nextCursor };
      // A page that names itself would be read for ever.
      if (nextCursor !== null && nextCursor === cursor) {
        throw new Error('The service named the same page twice.');
      }
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  async function* paginate(path: string, options: AnyOptions = {}): AsyncGenerator {
    for await (const page of pages(path, options)) {
      for (const item of page.items) {
        options.signal?.throwIfAborted();
        yield item;
      }
    }
  }
  return { paginate, pages } as unknown as Pagination<Paths>;
}

/** Lines of a log are numbered: the next page starts after the last number seen. */
export const cursorParameter = (path: string) => (path.endsWith('/logs') ? 'after' : 'cursor');
