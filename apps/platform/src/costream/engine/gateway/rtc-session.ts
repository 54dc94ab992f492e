import type { ClientRequest } from '@skydeck/costream/protocol';
import type { Logger } from '@nestjs/common';
import { asRefusal } from './as-refusal.js';
import { type Joins, startCut } from './joins.js';
import { LIMITS } from './limits.js';
import type { Member } from './member.js';
import { handleRequest, type MemberRequest } from './member-requests.js';
import { RequestRefused } from './request-refused.js';
import { readRequest } from './request-schema.js';
import type { RtcConnection } from './rtc-connection.js';
import { TokenBucket } from './token-bucket.js';

/** Closes that a client wants: they left, or their page did. */
const WANTED = new Set([1000, 1001, 1005]);

/** Requests of one line wait for each other; lines do not. */
const LINES: Partial<Record<ClientRequest['type'], 'publisher' | 'subscriber'>> = {
  publish: 'publisher',
  mute: 'publisher',
  subscribe: 'subscriber',
  unsubscribe: 'subscriber',
  answer: 'subscriber',
  quality: 'subscriber',
};

/** One connection from its opening to its close. */
export class RtcSession {
  #member: Member | undefined;
  #isJoining = false;
  #refusals = 0;
  #queued = 0;
  readonly #requests = new TokenBucket(LIMITS.requests);
  readonly #chat = new TokenBucket(LIMITS.chat);
  readonly #data = new TokenBucket(LIMITS.data);
  readonly #lines = new Map<string, Promise<void>>();
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: RtcConnection,
    private readonly joins: Joins,
    private readonly joinsOfAddress: TokenBucket,
    private readonly logger: Logger,
  ) {}

  /** Listens from now on. */
  start(): void {
    const { connection } = this;
    this.#deadline = setTimeout(() => {
      if (!this.#isJoining) connection.close('not_joined');
    }, LIMITS.joinWithinMs);
    connection.socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) connection.close('bad_message');
      else this.#read(data.toString('utf8'));
    });
    connection.socket.once('close', (code: number) => this.#closed(code));
  }

  #read(message: string): void {
    const read = readRequest(message);
    if ('problem' in read) {
      if (read.id === null || !this.#isJoining) this.connection.close('bad_message');
      else this.#refuse(read.id, new RequestRefused('invalid_request', read.problem));
      return;
    }
    const { request } = read;
    if (!this.#isAllowed(request)) {
      this.#refuse(request.id, new RequestRefused('rate_limited', 'Ask less often.'));
      if (request.type === 'join') this.connection.close('too_much');
      return;
    }
    if (request.type === 'join') {
      if (this.#isJoining) this.#refuse(request.id, invalid('You have joined already.'));
      else void this.#join(request);
    } else if (request.type === 'leave') void this.#leave(request);
    else this.#enqueue(request);
  }

  #isAllowed(request: ClientRequest): boolean {
    if (!this.#requests.take()) return false;
    if (request.type === 'chat') return this.#chat.take();
    if (request.type === 'data') return this.#data.take();
    if (request.type === 'join') return this.joinsOfAddress.take();
    return true;
  }

  async #join(request: Extract<ClientRequest, { type: 'join' }>): Promise<void> {
    this.#isJoining = true;
    clearTimeout(this.#deadline);
    try {
      await this.joins.join(this.connection, request, (member) => (this.#member = member));
    } catch (error) {
      this.#refuse(request.id, error);
      this.connection.close('engine_lost');
    }
  }

  async #leave({ id }: MemberRequest): Promise<void> {
    this.connection.reply({ re: id, ok: true });
    const member = this.#member;
    if (member) await member.live.leave(member, 'client');
    else this.connection.close('left');
  }

  #enqueue(request: MemberRequest): void {
    if (this.#queued >= LIMITS.queued) {
      this.connection.close('too_much');
      return;
    }
    this.#queued += 1;
    const line = 'peer' in request ? request.peer : (LINES[request.type] ?? 'rest');
    const before = this.#lines.get(line) ?? Promise.resolve();
    const done = before.then(async () => this.#do(request)).finally(() => (this.#queued -= 1));
    this.#lines.set(line, done);
  }

  async #do(request: MemberRequest): Promise<void> {
    try {
      const member = this.#member;
      if (!member || member.hasLeft) {
        throw new RequestRefused('not_joined', 'You are not in the room yet.');
      }
      const result = await handleRequest(member, request);
      const { id } = request;
      this.connection.reply({ re: id, ok: true, ...(result === undefined ? {} : { result }) });
    } catch (error) {
      this.#refuse(request.id, error);
    }
  }

  #refuse(id: number, error: unknown): void {
    const { code, message } = asRefusal(error, this.logger);
    this.connection.reply({ re: id, ok: false, code, message });
    this.#refusals += 1;
    if (this.#refusals >= LIMITS.refusals) this.connection.close('too_much');
  }

  #closed(code: number): void {
    clearTimeout(this.#deadline);
    const member = this.#member;
    if (!member || member.hasLeft || member.connection !== this.connection) return;
    member.connection = null;
    if (WANTED.has(code)) void member.live.leave(member, 'client');
    else startCut(member);
  }
}

function invalid(message: string): RequestRefused {
  return new RequestRefused('invalid_request', message);
}
