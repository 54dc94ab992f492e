import type { Clock } from '@skydeck/service';
import type { HttpAdapterHost } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import type { PlatformConfig } from '../../platform.config.js';
import type { RoomEngineName } from '../costream.config.js';
import type { TokenKey } from '../tokens/token-key.js';
import { installationKey } from '../tokens/token-key.js';
import type { TokenSigner } from '../tokens/token-signer.js';
import { AbsentTaps } from './absent-taps.js';
import { EmbeddedRoomEngine } from './janus/embedded-room-engine.js';
import { makeJanusEngine } from './janus/make-janus-engine.js';
import { livekitOptions } from './livekit/livekit.config.js';
import { makeLiveKitEngine } from './livekit/livekit.parts.js';
import type { RoomEngine } from './room-engine.js';
import type { RoomKeeper } from './room-keeper.js';
import type { RoomTaps } from './room-taps.js';

/** What engines are made of. */
export interface RoomEngineParts {
  readonly config: PlatformConfig;
  readonly keeper: RoomKeeper;
  readonly clock: Clock;
  readonly dataSource: DataSource;
  /** Makes and reads tokens of participants. */
  readonly signer: TokenSigner;
  /** The server of the process, for engines that take WebSockets. */
  readonly host: HttpAdapterHost;
}

/**
 * How each engine is made; nothing is started by that. One that must be started and stopped has the
 * hooks of Nest for it: `onApplicationBootstrap`, `onModuleDestroy`.
 */
const ENGINES: Readonly<Record<RoomEngineName, (parts: RoomEngineParts) => RoomEngine>> = {
  janus: makeJanusEngine,
  livekit: makeLiveKitEngine,
};

/** The engine that the settings choose. */
export function makeRoomEngine(parts: RoomEngineParts): RoomEngine {
  return ENGINES[parts.config.COSTREAM_ENGINE](parts);
}

/** What takes packets of rooms out of an engine; of an engine without, what says so. */
export function tapsOf(engine: RoomEngine): RoomTaps {
  return engine instanceof EmbeddedRoomEngine ? engine.taps : new AbsentTaps();
}

/** What tokens are signed with: the key of the engine when it has one, else that of the installation. */
export function tokenKeyOf(config: PlatformConfig): TokenKey {
  const livekit = config.COSTREAM_ENGINE === 'livekit' ? livekitOptions(config) : null;
  return livekit
    ? { id: livekit.apiKey, secret: livekit.apiSecret }
    : installationKey(config.SKYDECK_SERVICE_SECRET);
}
