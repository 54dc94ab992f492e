/** An offer or answer, as the media server takes and gives it. */
export interface Jsep {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
  /** Of an offer with simulcast: whether its sizes go from the smallest (`lmh`) or the largest. */
  readonly rid_order?: 'lmh' | 'hml';
}

/** What a plugin says. */
export type PluginData = Readonly<Record<string, unknown>>;

/**
 * What the media server sends.
 * @see https://janus.conf.meetecho.com/docs/rest.html
 */
export interface JanusMessage {
  readonly janus: string;
  readonly transaction?: string;
  /** Number of the handle that it is about. */
  readonly sender?: number;
  readonly data?: { readonly id: number };
  readonly plugindata?: { readonly data?: PluginData };
  readonly jsep?: Jsep;
  readonly error?: { readonly code: number; readonly reason: string };
  readonly [more: string]: unknown;
}

/** The answer of the plugin to one request. */
export interface PluginAnswer {
  readonly data: PluginData;
  readonly jsep: Jsep | undefined;
}
