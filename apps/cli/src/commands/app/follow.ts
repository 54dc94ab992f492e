import { ApiRequestError, readEventStream, type ReceivedEvent } from '@skydeck/sdk';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { unreachable } from '../../failures/cli-error.js';
import type { Product } from '../product/products.js';

export interface FollowOptions {
  /** Path on the service. */
  readonly path: string;
  /** The platform when not given. */
  readonly service?: Product;
  readonly headers?: Readonly<Record<string, string>>;
  /** Resume after the event with this id. */
  readonly after?: string;
  readonly signal?: AbortSignal;
  /** Whether a stream that stood once is taken up again for as long as it takes. */
  readonly keepsTrying?: boolean;
  /** Whether the service answered just now, and `after` tells all that was seen of it. */
  readonly stands?: boolean;
}

/** Follows a stream of a service, across lost connections and the end of the access token. */
export async function* follow(
  context: CommandContext,
  {
    path,
    service = 'platform',
    headers = {},
    after: start,
    signal = context.signal,
    keepsTrying = false,
    stands = false,
  }: FollowOptions,
): AsyncGenerator<ReceivedEvent> {
  const tokens = await context.tokens();
  const url = `${originOf(await context.endpoints(), service)}${path}`;
  let after = start;
  let stood = stands;
  const onPosition = (id: string) => {
    after = id;
    stood = true;
  };
  for (;;) {
    const token = await tokens.current();
    try {
      for await (const event of readEventStream({
        url,
        token,
        headers,
        after,
        signal,
        onPosition,
        fetch: context.send,
      })) {
        yield event;
      }
      return;
    } catch (error) {
      if (keepsTrying && stood && mayPass(error)) {
        context.progress('The connection is lost. Trying again, until Ctrl-C.');
        continue;
      }
      if (error instanceof TypeError) throw unreachable(url, error);
      const isExpired = error instanceof ApiRequestError && error.code === 'token_expired';
      if (!isExpired || (await tokens.renew(token)) === undefined) throw error;
    }
  }
}

/** Whether the service may only be away for a while. */
const mayPass = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiRequestError && error.status >= 500);
