import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { readEventStream } from '../event-stream.js';
import type { Streams } from './stream-paths.js';

interface Settings {
  readonly baseUrl: string;
  readonly token?: string | (() => Promise<string | undefined>) | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface AnyOptions {
  readonly signal?: AbortSignal;
  readonly after?: string;
  readonly attempts?: number;
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
  };
}

/** Makes the streams of a client. */
export function streamsOf<Paths>({ baseUrl, ...settings }: Settings): Streams<Paths> {
  const stream = (path: string, { params = {}, ...options }: AnyOptions = {}) => {
    const url = createFinalURL(path, {
      baseUrl: baseUrl.replace(/\/+$/, ''),
      params,
      querySerializer: createQuerySerializer(),
      pathSerializer: defaultPathSerializer,
    });
    return readEventStream({ ...settings, ...options, url });
  };
  return { stream } as unknown as Streams<Paths>;
}
