import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { AssetNotes } from '../assets/asset-notes.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { PlaybackIds } from '../playback/ids/playback-ids.js';
import { StreamAddress } from '../playback/stream-address.js';
import { liveHandler } from '../playback/stream/live-handler.js';
import { LiveStreamDelivery } from '../playback/stream/live-stream-delivery.js';
import { StreamGate } from '../playback/stream/stream-gate.js';
import { LiveEngine } from './engine/live-engine.js';
import { LiveGatekeeper } from './engine/live-gatekeeper.js';
import { RtmpLiveEngine, type RtmpLiveEngineOptions } from './engine/rtmp-live-engine.js';
import { Broadcasts } from './streams/broadcasts.js';
import { InternalLiveController } from './streams/internal-live.controller.js';
import { LiveControl } from './streams/live-control.js';
import { LiveControlController } from './streams/live-control.controller.js';
import { LiveIngest } from './streams/live-ingest.js';
import { LiveNotes } from './streams/live-notes.js';
import { LivePlayback } from './streams/live-playback.js';
import { LiveRecordings } from './streams/live-recordings.js';
import { LiveSessionEntity } from './streams/live-session.entity.js';
import { LiveSessions } from './streams/live-sessions.js';
import { LiveSessionsController } from './streams/live-sessions.controller.js';
import { LiveStreamEntity } from './streams/live-stream.entity.js';
import { LiveStreams } from './streams/live-streams.service.js';
import { LiveStreamsController } from './streams/live-streams.controller.js';
import { LiveSweeper } from './streams/live.sweeper.js';
import { RecordedAssets } from './streams/recorded-assets.js';
import { StreamGatekeeper } from './streams/stream-gatekeeper.js';
import { StreamKeys } from './streams/stream-keys.js';

/** What is stored of live streams. */
export const LIVE_ENTITIES = [LiveStreamEntity, LiveSessionEntity];

export interface LiveOptions {
  /** Public address of the service. */
  readonly publicUrl: string;
  /** Where publishers connect, as they are told; this process when not given. */
  readonly ingestUrl?: string | undefined;
  readonly engine: RtmpLiveEngineOptions;
  /** Secret of the installation that keys are sealed with. */
  readonly secret: string;
}

/** What is broadcast: who may, who watches, and what is left of it. */
@Global()
@Module({})
export class LiveModule implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly modules: ModuleRef,
    private readonly delivery: LiveStreamDelivery,
    private readonly engine: LiveEngine,
  ) {}

  static forRoot({ publicUrl, ingestUrl, secret, engine }: LiveOptions): DynamicModule {
    const { base } = new StreamAddress(publicUrl);
    return {
      module: LiveModule,
      controllers: [
        LiveStreamsController,
        LiveControlController,
        LiveSessionsController,
        InternalLiveController,
      ],
      providers: [
        AssetNotes,
        AssetUsage,
        PlaybackIds,
        Broadcasts,
        LiveControl,
        LiveNotes,
        LivePlayback,
        LiveRecordings,
        LiveSessions,
        LiveStreamDelivery,
        LiveStreams,
        LiveSweeper,
        RecordedAssets,
        { provide: LiveGatekeeper, useClass: StreamGatekeeper },
        {
          provide: LiveEngine,
          inject: [ObjectStore, LiveGatekeeper, Clock],
          useFactory: (store: ObjectStore, gatekeeper: LiveGatekeeper, clock: Clock) =>
            new RtmpLiveEngine(engine, store, gatekeeper, () => clock.now()),
        },
        { provide: StreamKeys, useFactory: () => new StreamKeys(secret) },
        {
          provide: LiveIngest,
          inject: [LiveEngine],
          useFactory: (live: LiveEngine) =>
            new LiveIngest(() => ingestUrl ?? ingestOf(live, publicUrl, engine.port), base),
        },
      ],
      exports: [LiveStreamDelivery],
    };
  }

  onModuleInit(): void {
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (!adapter) return;
    const gate = this.modules.get(StreamGate, { strict: false });
    const { base } = this.modules.get(StreamAddress, { strict: false });
    const handler = liveHandler(new URL(base).pathname, gate, this.delivery);
    void adapter.getInstance().register(handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.engine instanceof RtmpLiveEngine) await this.engine.open();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.engine instanceof RtmpLiveEngine) await this.engine.close();
  }
}

/** Where publishers connect when nobody says otherwise: where the service is, at the port of ingest. */
function ingestOf({ ingest }: LiveEngine, publicUrl: string, port: number): string {
  return `rtmp://${new URL(publicUrl).hostname}:${ingest?.port ?? port}/live`;
}
