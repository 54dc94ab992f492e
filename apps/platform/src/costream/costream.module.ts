import { Clock } from '@skydeck/service';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import type { PlatformConfig } from '../platform.config.js';
import { broadcastParts } from './broadcasts/index.js';
import { chatParts } from './chat/index.js';
import { CostreamNode } from './costream-node.js';
import { CostreamSettings } from './costream-settings.js';
import { makeRoomEngine, tapsOf, tokenKeyOf } from './engine/engines.js';
import { EngineMetrics } from './engine/janus/engine-metrics.js';
import { livekitParts } from './engine/livekit/livekit.parts.js';
import { RoomEngine } from './engine/room-engine.js';
import { RoomKeeper } from './engine/room-keeper.js';
import { RoomTaps } from './engine/room-taps.js';
import { ingressParts } from './ingresses/index.js';
import { keeperParts } from './keeper/index.js';
import { recordingParts } from './recordings/index.js';
import { participantParts } from './participants/index.js';
import { roomParts } from './rooms/index.js';
import { sessionParts } from './sessions/index.js';
import { tokenParts } from './tokens/index.js';
import { TokenSigner } from './tokens/token-signer.js';
import { IceServers, turnParts, TurnServer } from './turn/index.js';
import { roomUsageParts } from './usage/index.js';
import { waitingParts } from './waiting/index.js';

interface Parts {
  readonly entities: readonly Type[];
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
}

const parts: readonly Parts[] = [
  roomParts,
  tokenParts,
  participantParts,
  waitingParts,
  chatParts,
  sessionParts,
  keeperParts,
  roomUsageParts,
  ingressParts,
  broadcastParts,
  recordingParts,
];

/** What is stored of live rooms. */
export const costreamEntities = parts.flatMap(({ entities }) => entities);

/** Makes what carries the media of rooms. */
export type MakeRoomEngine = typeof makeRoomEngine;

/** Live rooms: who may come in, who is there, and what becomes of it. */
@Module({})
export class CostreamModule {
  /** @param makeEngine makes what carries the media; by the settings when not given */
  static forRoot(
    config: PlatformConfig,
    makeEngine: MakeRoomEngine = makeRoomEngine,
  ): DynamicModule {
    const livekit = livekitParts(config);
    return {
      module: CostreamModule,
      controllers: [...parts.flatMap(({ controllers }) => controllers), ...livekit.controllers],
      providers: [
        { provide: CostreamSettings, useValue: new CostreamSettings(config) },
        { provide: CostreamNode, useValue: CostreamNode.of(config.COSTREAM_ENGINE) },
        {
          provide: TokenSigner,
          useFactory: (clock: Clock) => new TokenSigner(tokenKeyOf(config), () => clock.now()),
          inject: [Clock],
        },
        {
          provide: RoomEngine,
          useFactory: (
            keeper: RoomKeeper,
            clock: Clock,
            dataSource: DataSource,
            signer: TokenSigner,
            host: HttpAdapterHost,
          ) => makeEngine({ config, keeper, clock, dataSource, signer, host }),
          inject: [RoomKeeper, Clock, DataSource, TokenSigner, HttpAdapterHost],
        },
        { provide: RoomTaps, useFactory: tapsOf, inject: [RoomEngine] },
        EngineMetrics,
        ...parts.flatMap(({ providers }) => providers),
        ...livekit.providers,
        ...turnParts.providers,
      ],
      exports: [CostreamSettings, IceServers, TurnServer, RoomEngine, RoomKeeper, TokenSigner],
    };
  }
}
