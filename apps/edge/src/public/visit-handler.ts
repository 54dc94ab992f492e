import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { newId } from '@skydeck/ids';
import type { Logger } from 'pino';
import type { AccessLog } from '../access-log/access-log.js';
import { EdgeErrors } from '../edge.errors.js';
import { Exchange, type ExchangeOptions } from '../proxy/exchange.js';
import { upgrade } from '../proxy/upgrade.js';
import { hostNameOf } from '../routes/host-name.js';
import type { RouteTable } from '../routes/route-table.js';
import type { LiveRoute } from '../routes/live-route.js';
import type { CompiledRules } from '../rules/compiled-rules.js';
import { isRedirection, judge, type Verdict } from '../rules/enforce.js';
import { answerRedirect } from '../rules/answer-redirect.js';
import { lateAnswer, limitTime } from '../rules/time-limit.js';
import type { NetworkList } from '../rules/network-list.js';
import { PasswordCheck } from '../rules/password-check.js';
import { serveStatic } from '../static-site/serve-static.js';
import type { ChallengeBook } from '../challenges/challenge-book.js';
import { answerText } from './answer-text.js';
import { answerError } from './error-answer.js';
import { clientOf } from './client-address.js';
import { destinationOf } from './request-guard.js';
import { recordVisit } from './record-visit.js';
import type { Visit } from './visit.js';
import { inVisitSpan } from './visit-span.js';
import { afterWaking } from '../waiting/after-waking.js';
import type { WaitingRoom } from '../waiting/waiting-room.js';

export interface VisitHandlerOptions {
  readonly table: RouteTable;
  readonly accessLog: AccessLog | undefined;
  readonly logger: Logger;
  /** What certification authorities ask for. */
  readonly challenges: ChallengeBook;
  /** Where requests wait for apps that sleep. */
  readonly holds: WaitingRoom;
  /** Proxies whose word on the visitor's address is taken. */
  readonly trusted: NetworkList;
  readonly maxUrlBytes: number;
  readonly stallTimeoutMs: number;
  readonly answerTimeoutMs: number;
}

/** Leads every request of a visitor to where its host's route points. */
export class VisitHandler {
  readonly #options: VisitHandlerOptions;
  readonly #exchange: ExchangeOptions;
  readonly #answering = new WeakSet<Socket>();
  readonly #tunnels = new Set<Duplex>();
  readonly #passwords = new PasswordCheck();
  #closing = false;

  constructor(options: VisitHandlerOptions) {
    this.#options = options;
    this.#exchange = {
      find: (host) => options.table.find(host),
      fail: (visit, error) => this.#fail(visit, error),
      whenAwake: (visit, goOn) => void this.#whenAwake(visit, goOn),
      stallTimeoutMs: options.stallTimeoutMs,
    };
  }

  /** Whether an answer is on its way on this connection. */
  isAnswering(socket: Socket): boolean {
    return this.#answering.has(socket);
  }

  /** From now on every answer tells its visitor to connect anew. */
  beginClosing(): void {
    this.#closing = true;
  }

  /** Ends upgraded connections and open handshakes, which would never end by themselves. */
  endTunnels(): void {
    for (const socket of this.#tunnels) socket.destroy();
  }

  onRequest(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.#answering.add(socket);
    response.once('close', () => this.#answering.delete(socket));
    if (this.#closing) response.shouldKeepAlive = false;
    const visit = this.#begin(request, response);
    if (visit) inVisitSpan(visit, () => this.#answer(visit));
  }

  #answer(visit: Visit): void {
    const { live } = visit;
    const proof = this.#options.challenges.answerTo(visit.host, visit.target);
    if (proof !== undefined) return answerText(visit, proof);
    if (!live) return this.#fail(visit, EdgeErrors.host_not_found());
    if (live.rules) return this.#byRules(visit, live.rules, () => this.#serve(visit, live));
    this.#serve(visit, live);
  }

  /** Goes on when the rules let the request through. */
  #byRules(visit: Visit, rules: CompiledRules, goOn: () => void): void {
    const decide = (verdict: Verdict) => {
      if (!verdict) return goOn();
      if (!isRedirection(verdict)) return this.#fail(visit, verdict);
      answerRedirect(visit, verdict);
    };
    limitTime(visit, rules.rules.timeout_ms, () => this.#fail(visit, lateAnswer()));
    const verdict = judge(visit, rules, this.#passwords);
    if (!(verdict instanceof Promise)) return decide(verdict);
    verdict.then(decide).catch((error: unknown) => {
      this.#fail(visit, CommonErrors.internal_error({ cause: error }));
    });
  }

  #serve(visit: Visit, live: LiveRoute): void {
    if (live.isAsleep) return void this.#whenAwake(visit, () => this.#afterSleep(visit));
    if (!live.site) return new Exchange(visit, this.#exchange).start();
    serveStatic(visit, live.site, this.#exchange.fail).catch((error: unknown) => {
      this.#fail(visit, CommonErrors.internal_error({ cause: error }));
    });
  }

  /** The rules have been asked before; only the route may be another one now. */
  #afterSleep(visit: Visit): void {
    if (visit.live) this.#serve(visit, visit.live);
    else this.#fail(visit, EdgeErrors.host_not_found());
  }

  onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#tunnels.add(socket);
    socket.once('close', () => this.#tunnels.delete(socket));
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    response.once('finish', () => socket.end());
    const visit = this.#begin(request, response);
    if (!visit) return;
    const goOn = () => this.#upgrade(visit, socket, head);
    const rules = visit.live?.rules;
    if (rules) this.#byRules(visit, rules, goOn);
    else goOn();
  }

  #upgrade(visit: Visit, socket: Duplex, head: Buffer): void {
    if (!visit.live) return this.#fail(visit, EdgeErrors.host_not_found());
    if (visit.live.site) return this.#fail(visit, EdgeErrors.bad_request());
    if (visit.live.isAsleep) {
      return void this.#whenAwake(visit, () => this.#upgrade(visit, socket, head));
    }
    upgrade(visit, socket, head, {
      ...this.#exchange,
      answerTimeoutMs: this.#options.answerTimeoutMs,
      opened: () => this.#openTunnel(visit, socket),
    });
  }

  async #whenAwake(visit: Visit, goOn: () => void): Promise<void> {
    const { table, holds } = this.#options;
    const error = await afterWaking(visit, { holds, find: () => table.find(visit.host) });
    if (visit.response.destroyed) return;
    if (error) this.#fail(visit, error);
    else goOn();
  }

  #begin(request: IncomingMessage, response: ServerResponse): Visit | undefined {
    const id = newId('req');
    try {
      const { authority, target } = destinationOf(request, this.#options.maxUrlBytes);
      const host = hostNameOf(authority);
      const live = this.#options.table.find(host);
      const client = clientOf(request, this.#options.trusted);
      const startedMs = performance.now();
      const counters = { live, replica: undefined, attempts: 0, upgraded: false, bytes: 0 };
      const secure = isEncrypted(request.socket);
      const visit = { id, startedMs, request, response, client, secure, authority, host, target };
      return this.#watch({ ...visit, ...counters });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      response.shouldKeepAlive = false;
      answerError(response, error, id, request.headers.accept);
      return undefined;
    }
  }

  #watch(visit: Visit): Visit {
    if (visit.live) visit.live.stats.inflight++;
    const counted = visit.live?.stats;
    visit.response.once('close', () => {
      if (counted) counted.inflight--;
      recordVisit(visit, this.#options.accessLog);
    });
    return visit;
  }

  #fail(visit: Visit, error: ApiError): void {
    const { request, response, id } = visit;
    if (error.status >= 500) {
      const { code, cause } = error;
      this.#options.logger.warn({ request_id: id, host: visit.host, code, err: cause }, 'failed');
    }
    if (response.headersSent) return void response.destroy();
    // Nobody reads the rest of an upload that has nowhere to go.
    if (!request.complete) response.shouldKeepAlive = false;
    visit.bytes += answerError(response, error, id, request.headers.accept);
  }

  #openTunnel(visit: Visit, socket: Duplex): void {
    const stats = visit.live?.stats;
    if (stats) stats.upgrades++;
    visit.upgraded = true;
    socket.once('close', () => {
      if (stats) stats.upgrades--;
    });
  }
}

/** Only sockets of TLS, and what HTTP/2 shows for them, have the property. */
function isEncrypted(socket: Socket): boolean {
  return 'encrypted' in socket;
}
