import { type OutboundAnswer, Outbound, OutboundFailure } from '@skydeck/outbound';
import { Logger } from '@nestjs/common';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import { EngineErrors } from '../engine.errors.js';

/** The operator names the address; it may well be in a network of theirs. */
const EVERYWHERE = ['0.0.0.0/0', '::/0'];
const LIMIT_BYTES = 64 * 1024 * 1024;
/** Servers close connections after so many requests; the next one then finds it closed. */
const MOST_TRIES = 3;
const RETRY_AFTER_S = 5;
const HEADERS = { accept: 'application/json', 'user-agent': 'skydeck' };

/** Where an engine is, and how long it may take. */
export interface EngineAddress {
  /** `{profile}` in it stands for the profile. */
  readonly url: string;
  readonly timeoutMs: number;
}

/** What an engine said: its status and its JSON. */
export interface EngineAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Asks an engine over HTTP. Questions change nothing, so that one may be asked again. */
export class EngineCalls {
  readonly #logger = new Logger('RoutingEngine');
  readonly #outbound = new Outbound(EVERYWHERE);

  constructor(private readonly address: EngineAddress) {}

  /** Whether each profile has an address of its own. */
  get knowsProfiles(): boolean {
    return this.address.url.includes('{profile}');
  }

  /** @throws `routing.engine_unavailable` when there is no answer, or none in JSON */
  async ask(profile: ProfileName, route: string, body?: object): Promise<EngineAnswer> {
    const base = this.address.url.replaceAll('{profile}', profile).replace(/\/$/, '');
    const { status, body: bytes } = await this.#send(`${base}${route}`, body);
    try {
      if (status >= 500) throw new Error(`It answered with ${status}`);
      const json = JSON.parse(bytes.toString('utf8')) as unknown;
      if (typeof json !== 'object' || json === null) throw new Error('It is no object');
      return { status, json: json as EngineAnswer['json'] };
    } catch (cause) {
      throw this.unavailable(cause);
    }
  }

  /** What callers are told of an engine that does not do its work; the reason goes to the log. */
  unavailable(cause: unknown): Error {
    this.#logger.warn({ msg: 'The routing engine gave no answer.', err: cause });
    return EngineErrors.engine_unavailable({ retryAfterS: RETRY_AFTER_S, cause });
  }

  /** Ends connections. */
  async close(): Promise<void> {
    await this.#outbound.close();
  }

  async #send(url: string, body: object | undefined): Promise<OutboundAnswer> {
    const request = {
      method: body ? ('POST' as const) : ('GET' as const),
      headers: { ...HEADERS, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: this.address.timeoutMs,
      limitBytes: LIMIT_BYTES,
    };
    for (let tries = 1; ; tries++) {
      try {
        return await this.#outbound.send(url, request);
      } catch (error) {
        const isClosed = error instanceof OutboundFailure && error.problem === 'connection_reset';
        if (!isClosed || tries === MOST_TRIES) throw this.unavailable(error);
      }
    }
  }
}
