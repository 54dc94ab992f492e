import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isId } from '@skydeck/ids';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { PlayedAssets } from './played-assets.js';
import { SegmentSender } from './segment-sender.js';
import { SentBytes } from './sent-bytes.js';

/** `sent <playback id> <bytes>` at the end of a line of syslog (RFC 3164). */
const LINE = /: sent (\S+) (\d{1,15})$/;

/**
 * Hears from a server in front what it sent by itself. Lines may be lost, as those of syslog over UDP
 * are: then less is billed.
 */
@Injectable()
export class SentLog implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Playback');
  #socket: Socket | undefined;

  constructor(
    private readonly assets: PlayedAssets,
    private readonly sent: SentBytes,
    private readonly sender: SegmentSender,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { by, logHost: host, logPort: port } = this.sender;
    if (by !== 'nginx') return;
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    this.#socket = socket;
    socket.on('message', (line) => void this.#hear(line.toString('latin1').trimEnd()));
    socket.bind(port, host);
    await once(socket, 'listening');
    socket.on('error', (err) => this.#logger.warn({ msg: 'What was sent is not heard.', err }));
  }

  /** The port that it listens on. */
  get port(): number {
    return this.#socket?.address().port ?? 0;
  }

  onModuleDestroy(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }

  async #hear(line: string): Promise<void> {
    const [, id = '', bytes = '0'] = LINE.exec(line) ?? [];
    if (!isId('pid', id)) return;
    // What was deleted meanwhile is nobody's any more.
    const asset = await this.assets.get(id).catch(() => undefined);
    if (asset) this.sent.add(asset.tenant, Number(bytes));
  }
}
