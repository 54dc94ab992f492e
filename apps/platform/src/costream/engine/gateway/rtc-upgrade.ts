import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SUBPROTOCOL } from '@skydeck/costream/protocol';
import { WebSocketServer } from 'ws';
import { LIMITS } from './limits.js';
import type { RtcSessions } from './rtc-sessions.js';

/** Where clients of rooms connect. */
export const RTC_PATH = '/v1/costream/rtc';

/** Whether a request is for the gateway of rooms. */
export function isRtcRequest({ url = '' }: IncomingMessage): boolean {
  return url === RTC_PATH || url.startsWith(`${RTC_PATH}?`);
}

/** Makes WebSockets of requests for the gateway. */
export class RtcUpgrade {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.frameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  constructor(private readonly sessions: RtcSessions) {}

  /** @param address of the client */
  handle(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      this.sessions.accept(opened, socket, address);
    });
  }
}
