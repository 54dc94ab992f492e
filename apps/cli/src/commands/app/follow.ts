import { ApiRequestError, readEventStream, type ReceivedEvent } from '@skydeck/sdk';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { unreachable } from '../../failures/cli-error.js';

export interface FollowOptions {
  /** Path on the service. */
  readonly path: string;
  /** The platform when not given. */
  readonly service?: 'platform' | 'auth';
  /** Resume after the event with this id. */
  readonly after?: string;
  readonly signal?: AbortSignal;
}

/** Follows a stream of a service, across lost connections and the end of the access token. */
export async function* follow(
  context: CommandContext,
  { path, service = 'platform', after: start, signal = context.signal }: FollowOptions,
): AsyncGenerator<ReceivedEvent> {
  const tokens = await context.tokens();
  const url = `${originOf(await context.endpoints(), service)}${path}`;
  let after = start;
  for (;;) {
    const token = await tokens.current();
    try {
      for await (const event of readEventStream({
        url,
        token,
        after,
        signal,
        fetch: context.send,
      })) {
        after = event.id ?? after;
        yield event;
      }
      return;
    } catch (error) {
      if (error instanceof TypeError) throw unreachable(url, error);
      const isExpired = error instanceof ApiRequestError && error.code === 'token_expired';
      if (!isExpired || (await tokens.renew(token)) === undefined) throw error;
    }
  }
}
