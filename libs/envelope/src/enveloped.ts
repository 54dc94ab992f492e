/** A payload with more to say in `meta` than the request id. */
export class Enveloped<Data extends object> {
  constructor(
    readonly data: Data,
    readonly meta: Readonly<Record<string, unknown>>,
  ) {}
}

/** Answers with a resource and the long-running operation that works on it. */
export function accepted<Data extends object>(data: Data, operationId: string): Enveloped<Data> {
  return new Enveloped(data, { operation_id: operationId });
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly limit: number;
  /** The cursor of the next page; null on the last one. */
  readonly nextCursor: string | null;
}

/** Answers with one page of a list. */
export function paged<Item>(found: Page<Item>): Enveloped<{ items: readonly Item[] }> {
  const { items, limit, nextCursor } = found;
  const page = { limit, next_cursor: nextCursor, has_more: nextCursor !== null };
  return new Enveloped({ items }, { page });
}

/** A body that is sent exactly as it is: an error envelope or a document of another standard. */
export class Raw {
  constructor(readonly body: unknown) {}
}

/** Answers with a body outside the envelope, where another standard fixes the shape. */
export function raw(body: object): Raw {
  return new Raw(body);
}
