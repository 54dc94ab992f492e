import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { allowUpgrades, refuseUpgrade, takeConnection } from '@skydeck/service';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { IceServersOf } from '../gateway/joins.js';
import type { Member } from '../gateway/member.js';
import type { RtcRooms } from '../gateway/rtc-rooms.js';
import { RtcSessions } from '../gateway/rtc-sessions.js';
import { isRtcRequest, RTC_PATH, RtcUpgrade } from '../gateway/rtc-upgrade.js';
import { JanusRoomEngine } from './janus-room-engine.js';
import { JanusTaps } from './janus-taps.js';

/** The embedded engine as part of the service: its gateway is on the public listener. */
export class EmbeddedRoomEngine
  extends JanusRoomEngine
  implements OnApplicationBootstrap, OnModuleDestroy
{
  /** Takes packets of its rooms, and puts some in. */
  readonly taps: JanusTaps;
  readonly #upgrade: RtcUpgrade;
  readonly #logger = new Logger(EmbeddedRoomEngine.name);
  #isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly rtcRooms: RtcRooms,
    iceServersOf: IceServersOf,
    gatewayUrl: () => string,
  ) {
    super(rtcRooms, iceServersOf, gatewayUrl);
    this.taps = new JanusTaps(rtcRooms);
    this.#upgrade = new RtcUpgrade(new RtcSessions(rtcRooms, iceServersOf));
  }

  /** What it carries now; bits a second are those of browsers. */
  get load() {
    const { members, ids, server } = this.rtcRooms;
    const sum = (of: (member: Member) => number): number =>
      members.reduce((total, member) => total + of(member), 0);
    return {
      rooms: ids.length,
      participants: members.length,
      publishers: sum(({ publisher }) => Number(publisher.isActive)),
      sentBps: sum(({ bitrates }) => bitrates.out),
      receivedBps: sum(({ bitrates }) => bitrates.in),
      restarts: server.restarts,
    };
  }

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    allowUpgrades(server, RTC_PATH);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (isRtcRequest(request)) this.#take(request, socket, head);
    });
  }

  /** Sends everybody away who is here, and ends the media server. */
  async onModuleDestroy(): Promise<void> {
    this.#isClosing = true;
    await this.rtcRooms.stop('engine_lost');
    await this.rtcRooms.server.stop();
  }

  #take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => undefined);
    if (this.#isClosing) {
      refuseUpgrade(request, socket, CommonErrors.unavailable(), this.#logger);
      return;
    }
    takeConnection(socket);
    this.#upgrade.handle(request, socket, head, addressOf(request));
  }
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Where a client is: behind a proxy of this machine, what that says. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const { remoteAddress = '' } = socket;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return forwarded && LOOPBACK.test(remoteAddress) ? forwarded : remoteAddress;
}
