/** The answer to a list route. */
interface ListAnswer<Item> {
  readonly data: { readonly items: readonly Item[] };
  readonly meta: {
    readonly page: { readonly next_cursor?: string | null; readonly has_more: boolean };
  };
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly requestId: string;
  /** Names the page after this one; null on the last. */
  readonly nextCursor: string | null;
}

/** What a `GET` of a path answers. */
type AnswerOf<Route> = Route extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

/** Every path of a service that is a list with pages. */
export type ListPath<Paths> = {
  [Path in keyof Paths]: AnswerOf<Paths[Path]> extends never
    ? never
    : AnswerOf<Paths[Path]> extends ListAnswer<unknown>
      ? Path
      : never;
}[keyof Paths];

/** What a list holds. */
export type ItemOf<Paths, Path extends ListPath<Paths>> =
  AnswerOf<Paths[Path]> extends ListAnswer<infer Item> ? Item : never;

type ParametersOf<Route> = Route extends { get: { parameters: infer Parameters } }
  ? Parameters
  : never;

/** Parameters of a list: those of its path must be there; the cursor is the iterator's own. */
export type ListOptions<Route> = {
  readonly signal?: AbortSignal;
  readonly params?: {
    readonly query?: ParametersOf<Route> extends { query?: infer Query }
      ? Omit<NonNullable<Query>, 'cursor'>
      : never;
  };
} & (ParametersOf<Route> extends { path: infer Path }
  ? { readonly params: { readonly path: Path } }
  : unknown);
