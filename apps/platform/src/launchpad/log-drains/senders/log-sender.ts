import { once } from 'node:events';
import { AddressPolicy, Outbound } from '@skydeck/outbound';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import type { LogBatch } from './batch.js';
import { guardedSocket } from './guarded-socket.js';
import { otlpLogs } from './otlp-logs.js';
import { syslogFrame } from './syslog-message.js';

const TIMEOUT_MS = 15_000;
const ANSWER_BYTES = 4_096;

/** Where a batch goes. */
export interface Receiver {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly caPem: string | null;
}

/** Hands lines over to receivers that customers name, which are never our own networks. */
@Injectable()
export class LogSender implements BeforeApplicationShutdown {
  readonly #policy: AddressPolicy;
  readonly #outbound: Outbound;
  readonly #stop = new AbortController();

  constructor({ config }: LaunchpadSettings) {
    this.#policy = new AddressPolicy(config.LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS);
    this.#outbound = new Outbound(config.LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#outbound.close();
  }

  /** Resolves once the receiver has the lines. @throws Error that says why it has not */
  async send(receiver: Receiver, batch: LogBatch): Promise<void> {
    if (receiver.url.startsWith('syslog')) await this.#sendSyslog(receiver, batch);
    else await this.#sendOtlp(receiver, batch);
  }

  async #sendOtlp({ url, headers }: Receiver, batch: LogBatch): Promise<void> {
    const { status } = await this.#outbound.send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: otlpLogs(batch),
      timeoutMs: TIMEOUT_MS,
      limitBytes: ANSWER_BYTES,
    });
    if (status < 200 || status > 299) throw new Error(`the receiver answered with ${status}`);
  }

  /** Syslog has no receipts: the receiver has read everything once it ends the connection too. */
  async #sendSyslog({ url, caPem }: Receiver, batch: LogBatch): Promise<void> {
    const { hostname, port, protocol } = new URL(url);
    const address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
    const tls = protocol === 'syslog+tls:' ? { ca: caPem ?? undefined } : undefined;
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stop.signal]);
    const socket = await guardedSocket(this.#policy, address, { tls, signal });
    try {
      const closed = once(socket, 'close');
      socket.end(batch.lines.map((line) => syslogFrame(batch, line)).join(''));
      socket.resume();
      await closed;
      if (socket.errored) throw socket.errored;
    } finally {
      socket.destroy();
    }
  }
}
