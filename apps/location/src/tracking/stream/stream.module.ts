import { Module } from '@nestjs/common';
import { OpenStreams } from './access/open-streams.js';
import { StreamTokenEntity } from './access/stream-token.entity.js';
import { StreamTokens } from './access/stream-tokens.js';
import { PositionFeed } from './feed/position-feed.js';
import { LiveStream } from './live-stream.js';
import { Snapshot } from './snapshot.js';
import { SocketRoutes } from './socket/socket-routes.js';
import { StreamSockets } from './socket/stream-sockets.js';
import { StreamController } from './stream.controller.js';
import { StreamFilters } from './stream-filters.js';
import { StreamMetrics } from './stream-metrics.js';

/** What is stored of streams. */
export const STREAM_ENTITIES = [StreamTokenEntity];

/** Positions and crossings of geofences as they happen. */
@Module({
  controllers: [StreamController],
  providers: [
    LiveStream,
    OpenStreams,
    PositionFeed,
    Snapshot,
    SocketRoutes,
    StreamFilters,
    StreamMetrics,
    StreamSockets,
    StreamTokens,
  ],
  exports: [OpenStreams, PositionFeed, Snapshot, SocketRoutes, StreamFilters, StreamMetrics],
})
export class StreamModule {}
