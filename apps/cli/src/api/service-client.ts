/** What every answer of a service says beside its data. */
export interface AnswerMeta {
  readonly request_id: string;
  readonly operation_id?: string;
  readonly page?: { readonly next_cursor: string | null };
}

export interface Answered<Data> {
  readonly data?: { readonly data: Data; readonly meta: AnswerMeta };
}

export interface CallOptions {
  readonly params?: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  };
  readonly body?: object;
  readonly signal?: AbortSignal;
}

type Call = <Data>(path: string, options?: CallOptions) => Promise<Answered<Data>>;

/** A client of one service as commands use it; refusals are thrown as `ApiRequestError`. */
export interface ServiceClient {
  readonly GET: Call;
  readonly POST: Call;
  readonly PATCH: Call;
  readonly DELETE: Call;
}
