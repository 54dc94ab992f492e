import { Clock } from '@skydeck/service';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
  type Type,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../../platform.config.js';
import { TokenSigner } from '../../tokens/token-signer.js';
import { RoomKeeper } from '../room-keeper.js';
import { LiveKitCalls } from './livekit-calls.js';
import { LiveKitDoor } from './livekit-door.js';
import { LiveKitNews } from './livekit-news.js';
import { LiveKitNotices } from './livekit-notices.js';
import { LiveKitPresence } from './livekit-presence.js';
import { LiveKitRoomEngine } from './livekit-room-engine.js';
import { LiveKitWebhookController } from './livekit-webhook.controller.js';
import { type LiveKitOptions, livekitOptions } from './livekit.config.js';

/** What hears of rooms that a LiveKit server carries. */
export interface LiveKitEars {
  readonly news: LiveKitNews;
  readonly presence: LiveKitPresence;
}

/** Makes the engine that the settings describe, with all or without some of them. */
export function makeLiveKitEngine(parts: {
  readonly config: PlatformConfig;
  readonly keeper: RoomKeeper;
  readonly clock: Clock;
  readonly signer: Pick<TokenSigner, 'sign'>;
}): LiveKitRoomEngine {
  const options = livekitOptions(parts.config);
  return new LiveKitRoomEngine(parts.config, options && doorOf({ ...parts, options }));
}

/** Connects the keeper of rooms with a LiveKit server. */
export function listenToLiveKit(parts: {
  readonly options: LiveKitOptions;
  readonly keeper: RoomKeeper;
  readonly dataSource: DataSource;
  readonly clock: Clock;
  readonly signer: Pick<TokenSigner, 'sign'>;
}): LiveKitEars {
  const { options, keeper, clock } = parts;
  const notices = new LiveKitNotices(parts.dataSource, clock);
  const news = new LiveKitNews({ options, keeper, door: doorOf(parts), notices });
  const calls = new LiveKitCalls(options);
  return { news, presence: new LiveKitPresence({ calls, keeper, news, notices }) };
}

function doorOf(parts: {
  readonly options: LiveKitOptions;
  readonly keeper: RoomKeeper;
  readonly clock: Clock;
  readonly signer: Pick<TokenSigner, 'sign'>;
}): LiveKitDoor {
  return new LiveKitDoor({
    calls: new LiveKitCalls(parts.options),
    keeper: parts.keeper,
    signAgain: (grant) => parts.signer.sign(grant),
    now: () => parts.clock.now(),
  });
}

/** Looks who is in rooms for as long as the service runs. */
@Injectable()
class LiveKitWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly presence: LiveKitPresence) {}

  onApplicationBootstrap(): void {
    this.presence.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.presence.stop();
  }
}

/** What the service has besides the engine when LiveKit carries rooms; nothing otherwise. */
export function livekitParts(config: PlatformConfig): {
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
} {
  const options = config.COSTREAM_ENGINE === 'livekit' ? livekitOptions(config) : null;
  if (!options) return { controllers: [], providers: [] };
  const ears = Symbol('what hears of LiveKit');
  return {
    controllers: [LiveKitWebhookController],
    providers: [
      {
        provide: ears,
        useFactory: (
          keeper: RoomKeeper,
          dataSource: DataSource,
          clock: Clock,
          signer: TokenSigner,
        ) => listenToLiveKit({ options, keeper, dataSource, clock, signer }),
        inject: [RoomKeeper, DataSource, Clock, TokenSigner],
      },
      { provide: LiveKitNews, useFactory: ({ news }: LiveKitEars) => news, inject: [ears] },
      {
        provide: LiveKitPresence,
        useFactory: ({ presence }: LiveKitEars) => presence,
        inject: [ears],
      },
      LiveKitWatch,
    ],
  };
}
