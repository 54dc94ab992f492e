import { type ParticipantInfo, RoomServiceClient, ServerError } from 'livekit-server-sdk';
import { ParticipantNotThere, RoomEngineUnavailable } from '../room-engine.js';
import type { LiveKitOptions } from './livekit.config.js';

const TIMEOUT_S = 5;
const SETTINGS = 'COSTREAM_LIVEKIT_API_KEY and COSTREAM_LIVEKIT_API_SECRET';

/** Calls of LiveKit's API, with its refusals in our words. */
export class LiveKitCalls {
  readonly #client: RoomServiceClient;
  readonly #url: string;

  constructor({ url, apiKey, apiSecret }: LiveKitOptions) {
    this.#url = url;
    const options = { requestTimeout: TIMEOUT_S };
    this.#client = new RoomServiceClient(url, apiKey, apiSecret, options);
  }

  /** @throws RoomEngineUnavailable */
  async call<Answer>(work: (client: RoomServiceClient) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(this.#client);
    } catch (error) {
      throw this.#explain(error);
    }
  }

  /** Null when what was asked for is not there. @throws RoomEngineUnavailable */
  async find<Answer>(work: (client: RoomServiceClient) => Promise<Answer>): Promise<Answer | null> {
    try {
      return await work(this.#client);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw this.#explain(error);
    }
  }

  /** @throws ParticipantNotThere, RoomEngineUnavailable */
  async ofParticipant<Answer>(
    identity: string,
    work: (client: RoomServiceClient) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work(this.#client);
    } catch (error) {
      throw isAbsent(error) ? new ParticipantNotThere(identity) : this.#explain(error);
    }
  }

  /** @throws ParticipantNotThere, RoomEngineUnavailable */
  participant(roomId: string, identity: string): Promise<ParticipantInfo> {
    return this.ofParticipant(identity, (client) => client.getParticipant(roomId, identity));
  }

  #explain(cause: unknown): Error {
    const status = cause instanceof ServerError ? cause.status : 0;
    if (status === 401 || status === 403) {
      const fix = `Set ${SETTINGS} to a key of that server.`;
      return new RoomEngineUnavailable('LiveKit refuses the API key.', fix, { cause });
    }
    // What we asked for is wrong; asking again would not help.
    if (status >= 400 && status < 500 && status !== 429) return cause as Error;
    const host = new URL(this.#url).host;
    const fix = 'Start the LiveKit server, or correct COSTREAM_LIVEKIT_URL.';
    return new RoomEngineUnavailable(`LiveKit at ${host} does not answer.`, fix, { cause });
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof ServerError && (error.code === 'not_found' || error.status === 404);
}
