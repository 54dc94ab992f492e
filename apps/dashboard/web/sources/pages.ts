import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Page, SourceApi } from './ask.js';
import type { Source } from './sources.js';

const PAGE_SIZE = '50';

/** Which list to read, from where. */
export interface ListOf {
  readonly source: Source;
  readonly project: string;
  /** Path below the project, such as `/events`. */
  readonly path: string;
  readonly filter: Readonly<Record<string, string | undefined>>;
  /** How often to read it again, in milliseconds; asked anew after each answer. */
  readonly everyMs: number | false;
}

/** A list that is read page by page, newest first. */
export const pagesOf = <Item>({ source, project, path, filter, everyMs }: ListOf) =>
  infiniteQueryOptions({
    queryKey: ['project', project, source, path, filter],
    queryFn: ({ pageParam }): Promise<Page<Item>> =>
      new SourceApi(source, project).page<Item>(path, {
        ...filter,
        limit: PAGE_SIZE,
        cursor: pageParam,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Item>) => next,
    select: ({ pages }): readonly Item[] => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });
