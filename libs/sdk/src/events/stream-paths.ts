import type { ReceivedEvent } from '../event-stream.js';
import type { SkydeckEvent } from './skydeck-event.js';

/** Every path of a service that is a stream of events. */
export type StreamPath<Paths> = {
  [Path in keyof Paths]: Paths[Path] extends {
    get: { responses: { 200: { content: { 'text/event-stream': unknown } } } };
  }
    ? Path
    : never;
}[keyof Paths];

/** What a stream brings; events of the project have a type each. */
type DataOf<Path> = Path extends `${string}/events/stream` ? SkydeckEvent : unknown;

type ParametersOf<Route> = Route extends { get: { parameters: infer Parameters } }
  ? Parameters
  : never;

/** Parameters of a stream: those of its path must be there. */
export type StreamOptions<Route> = {
  readonly signal?: AbortSignal;
  /** Resume after the event with this id. */
  readonly after?: string;
  /** How often a lost stream is taken up again before giving up; 5 when not given. */
  readonly attempts?: number;
  readonly params?: {
    readonly query?: ParametersOf<Route> extends { query?: infer Query }
      ? Omit<NonNullable<Query>, 'after'>
      : never;
  };
} & (ParametersOf<Route> extends { path: infer Path }
  ? { readonly params: { readonly path: Path } }
  : unknown);

type Given<Options> = object extends Options ? [options?: Options] : [options: Options];

/** Following what happens. */
export interface Streams<Paths> {
  /**
   * Follows a stream and resumes where it broke:
   * `for await (const { data } of client.stream('/v1/projects/{project}/events/stream', { params: { path } }))`.
   */
  stream<Path extends StreamPath<Paths>>(
    path: Path,
    ...options: Given<StreamOptions<Paths[Path]>>
  ): AsyncGenerator<ReceivedEvent<DataOf<Path>>, void, void>;
}
