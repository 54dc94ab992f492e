import { ObjectStore } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { Countries } from '../geo/countries.js';
import { MmdbCountries } from '../geo/mmdb-countries.js';
import { KnownCues } from '../tracks/played/known-cues.js';
import { PlayedTracks } from '../tracks/played/played-tracks.js';
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
import { DashController } from './stream/dash.controller.js';
import { DashManifests } from './stream/dash-manifests.js';
import { PlaybackTickets } from './stream/playback-tickets.js';
import { PlayedAssets } from './stream/played-assets.js';
import { Playlists } from './stream/playlists.js';
import { RenditionsPlayed } from './stream/renditions-played.js';
import { SegmentDelivery } from './stream/segment-delivery.js';
import { segmentHandler } from './stream/segment-handler.js';
import { SegmentKeys } from './stream/segment-keys.js';
import { SegmentSender } from './stream/segment-sender.js';
import { SentBytes } from './stream/sent-bytes.js';
import { SentLog } from './stream/sent-log.js';
import { StreamController } from './stream/stream.controller.js';
import { StreamGate } from './stream/stream-gate.js';
import { verdictHandler } from './stream/verdict-handler.js';
import { TextDelivery } from './stream/text-delivery.js';
import { StreamAddress } from './stream-address.js';
import { PlaybackTokensController } from './tokens/playback-tokens.controller.js';
import { PlaybackTokens } from './tokens/playback-tokens.js';
import { ViewTokens } from '../views/beacons/view-tokens.js';

/** What is stored of playback. */
export const PLAYBACK_ENTITIES = [PlaybackIdEntity, PlaybackRestrictionEntity, SigningKeyEntity];

export interface PlaybackOptions {
  /** Public address of the service. */
  readonly publicUrl: string;
  /** Secret of the installation that keys are derived from. */
  readonly secret: string;
  /** Database of countries in place of the one that comes with the service. */
  readonly countryDatabase?: string | undefined;
  readonly delivery: SegmentSender;
}

/** Who may play what, and what players are sent. */
@Module({})
export class PlaybackModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly store: ObjectStore,
    private readonly gate: StreamGate,
    private readonly delivery: SegmentDelivery,
    private readonly sent: SentBytes,
    private readonly address: StreamAddress,
    private readonly sender: SegmentSender,
  ) {}

  static forRoot({
    publicUrl,
    secret,
    countryDatabase,
    delivery: sender,
  }: PlaybackOptions): DynamicModule {
    return {
      module: PlaybackModule,
      global: true,
      controllers: [
        PlaybackIdsController,
        PlaybackRestrictionsController,
        SigningKeysController,
        PlaybackTokensController,
        StreamController,
        DashController,
        PlayerController,
      ],
      providers: [
        PlaybackIds,
        PlaybackRestrictions,
        SigningKeys,
        PlayedAssets,
        RenditionsPlayed,
        SentBytes,
        SentLog,
        Playlists,
        DashManifests,
        KnownCues,
        PlayedTracks,
        TextDelivery,
        { provide: Countries, useFactory: () => MmdbCountries.open(countryDatabase) },
        { provide: SegmentSender, useValue: sender },
        { provide: StreamAddress, useFactory: () => new StreamAddress(publicUrl) },
        { provide: PlaybackTickets, useFactory: () => new PlaybackTickets(secret) },
        { provide: ViewTokens, useFactory: () => new ViewTokens(secret) },
        { provide: SegmentKeys, useFactory: () => new SegmentKeys(secret) },
        {
          provide: PlaybackTokens,
          inject: [DataSource, Clock],
          useFactory: (dataSource: DataSource, clock: Clock) =>
            new PlaybackTokens(secret, dataSource, clock),
        },
        {
          provide: StreamGate,
          inject: [PlayedAssets, PlaybackTokens, PlaybackTickets, Clock, Countries],
          useFactory: (
            assets: PlayedAssets,
            tokens: PlaybackTokens,
            tickets: PlaybackTickets,
            clock: Clock,
            countries: Countries,
          ) => new StreamGate(assets, tokens, tickets, clock, countries, new URL(publicUrl).host),
        },
        {
          provide: SegmentDelivery,
          inject: [ObjectStore, RenditionsPlayed, SegmentKeys],
          useFactory: (store: ObjectStore, renditions: RenditionsPlayed, keys: SegmentKeys) =>
            new SegmentDelivery(store, renditions, keys),
        },
      ],
      exports: [Countries, PlayedAssets, StreamAddress, StreamGate, ViewTokens],
    };
  }

  onModuleInit(): void {
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (!adapter) return;
    const { store, gate, delivery, sent } = this;
    const prefix = new URL(this.address.base).pathname;
    // Waiting for it would make Fastify ready before Nest has said who answers errors.
    void adapter.getInstance().register(segmentHandler(prefix, { store, gate, delivery, sent }));
    if (this.sender.by === 'nginx') void adapter.getInstance().register(verdictHandler(gate));
  }
}
