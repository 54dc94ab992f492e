import { access, constants } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { delimiter, join } from 'node:path';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CostreamSettings } from '../costream-settings.js';
import { Coturn } from './coturn.js';
import { engineAddresses, relayAddress } from './engine-addresses.js';
import { turnSecret, turnUrls } from './ice-servers.js';
import { turnObstacle, type TurnSettings } from './turn.config.js';

/** What is to be known of TURN on this machine. */
export interface TurnState {
  readonly mode: 'off' | 'embedded' | 'external';
  readonly isUp: boolean;
  readonly urls: readonly string[];
  readonly obstacles: readonly { readonly what: string; readonly fix: string }[];
}

const NEEDED = [
  { program: 'turnserver', package: 'coturn' },
  { program: 'setpriv', package: 'util-linux' },
];

/** The TURN server of this installation, when the settings want one. */
@Injectable()
export class TurnServer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(TurnServer.name);
  readonly #settings: CostreamSettings;
  #coturn: Coturn | undefined;

  constructor(settings: CostreamSettings) {
    this.#settings = settings;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { config } = this.#settings;
    const [obstacle] = await this.#obstacles();
    if (obstacle) this.#logger.error(`No TURN: ${obstacle.what}. ${obstacle.fix}`);
    if (obstacle || config.COSTREAM_TURN !== 'embedded') return;
    const { COSTREAM_PUBLIC_IP: publicIp = '' }: TurnSettings = config;
    this.#coturn = new Coturn(
      {
        host: relayAddress(config),
        publicIp: isIPv4(publicIp) ? publicIp : undefined,
        port: config.COSTREAM_TURN_PORT,
        relayPorts: config.COSTREAM_TURN_PORT_RANGE,
        secret: turnSecret(config, config.SKYDECK_SERVICE_SECRET),
        peers: engineAddresses(config),
      },
      {
        started: () => this.#logger.log(`TURN server started for ${turnUrls(config).join(', ')}`),
        ended: (why, restartInMs) =>
          this.#logger.error(`TURN server ended (${why}), starts again in ${restartInMs} ms`),
      },
    );
    await this.#coturn.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#coturn?.stop();
  }

  /** What is so now. */
  async state(): Promise<TurnState> {
    const { config } = this.#settings;
    const mode = config.COSTREAM_TURN;
    const obstacles = await this.#obstacles();
    const isUp =
      mode === 'external' ? obstacles.length === 0 : ((await this.#coturn?.answers()) ?? false);
    return { mode, isUp, urls: mode === 'off' ? [] : turnUrls(config), obstacles };
  }

  async #obstacles(): Promise<TurnState['obstacles']> {
    const { config } = this.#settings;
    const what = turnObstacle(config);
    if (what !== undefined) return [{ what, fix: `Set ${what.split(' ')[0] ?? ''}.` }];
    if (config.COSTREAM_TURN !== 'embedded') return [];
    const lacking = await Promise.all(
      NEEDED.map(async ({ program, package: name }) =>
        (await isInPath(program))
          ? []
          : [{ what: `${program} not found`, fix: `sudo apt-get install -y ${name}` }],
      ),
    );
    return lacking.flat();
  }
}

async function isInPath(program: string): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const looks = folders.map(async (folder) =>
    access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(looks)).includes(true);
}
