interface Page<Item> {
  readonly data?: {
    readonly data: { readonly items: readonly Item[] };
    readonly meta: { readonly page: { readonly next_cursor: string | null } };
  };
}

/** Reads a list to its end, page by page. */
export async function everyItem<Item>(
  readPage: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(100, most - found.length);
    const { data } = await readPage(cursor === undefined ? { limit } : { limit, cursor });
    found.push(...(data?.data.items ?? []));
    cursor = data?.meta.page.next_cursor ?? undefined;
  } while (cursor !== undefined && found.length < most);
  return found;
}
