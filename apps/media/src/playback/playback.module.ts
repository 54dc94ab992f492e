import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { PlaybackIdEntity } from './ids/playback-id.entity.js';
import { PlaybackIdsController } from './ids/playback-ids.controller.js';
import { PlaybackIds } from './ids/playback-ids.js';
import { SigningKeyEntity } from './keys/signing-key.entity.js';
import { SigningKeysController } from './keys/signing-keys.controller.js';
import { SigningKeys } from './keys/signing-keys.js';
import { PlayerController } from './player/player.controller.js';
import { PlaybackRestrictionEntity } from './restrictions/playback-restriction.entity.js';
import { PlaybackRestrictionsController } from './restrictions/playback-restrictions.controller.js';
import { PlaybackRestrictions } from './restrictions/playback-restrictions.js';
import { PlaybackTickets } from './stream/playback-tickets.js';
import { PlayedAssets } from './stream/played-assets.js';
import { Playlists } from './stream/playlists.js';
import { RenditionsPlayed } from './stream/renditions-played.js';
import { SegmentDelivery } from './stream/segment-delivery.js';
import { segmentHandler } from './stream/segment-handler.js';
import { SegmentKeys } from './stream/segment-keys.js';
import { StreamController } from './stream/stream.controller.js';
import { StreamGate } from './stream/stream-gate.js';
import { StreamAddress } from './stream-address.js';
import { PlaybackTokensController } from './tokens/playback-tokens.controller.js';
import { PlaybackTokens } from './tokens/playback-tokens.js';

/** What is stored of playback. */
export const PLAYBACK_ENTITIES = [PlaybackIdEntity, PlaybackRestrictionEntity, SigningKeyEntity];

export interface PlaybackOptions {
  /** Public address of the service. */
  readonly publicUrl: string;
  /** Secret of the installation that keys are derived from. */
  readonly secret: string;
}

/** Who may play what, and what players are sent. */
@Module({})
export class PlaybackModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly store: ObjectStore,
    private readonly gate: StreamGate,
    private readonly delivery: SegmentDelivery,
    private readonly address: StreamAddress,
  ) {}

  static forRoot({ publicUrl, secret }: PlaybackOptions): DynamicModule {
    return {
      module: PlaybackModule,
      controllers: [
        PlaybackIdsController,
        PlaybackRestrictionsController,
        SigningKeysController,
        PlaybackTokensController,
        StreamController,
        PlayerController,
      ],
      providers: [
        PlaybackIds,
        PlaybackRestrictions,
        SigningKeys,
        PlayedAssets,
        RenditionsPlayed,
        Playlists,
        { provide: StreamAddress, useFactory: () => new StreamAddress(publicUrl) },
        { provide: PlaybackTickets, useFactory: () => new PlaybackTickets(secret) },
        { provide: SegmentKeys, useFactory: () => new SegmentKeys(secret) },
        {
          provide: PlaybackTokens,
          inject: [DataSource, Clock],
          useFactory: (dataSource: DataSource, clock: Clock) =>
            new PlaybackTokens(secret, dataSource, clock),
        },
        {
          provide: StreamGate,
          inject: [PlayedAssets, PlaybackTokens, PlaybackTickets, Clock],
          useFactory: (
            assets: PlayedAssets,
            tokens: PlaybackTokens,
            tickets: PlaybackTickets,
            clock: Clock,
          ) => new StreamGate(assets, tokens, tickets, clock, new URL(publicUrl).host),
        },
        {
          provide: SegmentDelivery,
          inject: [ObjectStore, RenditionsPlayed, SegmentKeys],
          useFactory: (store: ObjectStore, renditions: RenditionsPlayed, keys: SegmentKeys) =>
            new SegmentDelivery(store, renditions, keys),
        },
      ],
    };
  }

  onModuleInit(): void {
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (!adapter) return;
    const { store, gate, delivery } = this;
    const prefix = new URL(this.address.base).pathname;
    // Waiting for it would make Fastify ready before Nest has said who answers errors.
    void adapter.getInstance().register(segmentHandler(prefix, { store, gate, delivery }));
  }
}
