import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { RoomEngine } from '../room-engine.js';
import { EmbeddedRoomEngine } from './embedded-room-engine.js';

/** How the embedded engine of this process fares. */
@Injectable()
export class EngineMetrics implements OnModuleInit {
  constructor(
    private readonly engine: RoomEngine,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    const { engine } = this;
    if (!(engine instanceof EmbeddedRoomEngine)) return;
    this.metrics?.total(
      'skydeck_room_engine_restarts_total',
      'How often the embedded engine of rooms ended by itself and was started anew.',
      [],
      () => [{ value: engine.load.restarts }],
    );
    this.metrics?.gauge(
      'skydeck_room_engine_load',
      'Rooms, people and publishers that the embedded engine of this process carries.',
      ['what'],
      () => {
        const { rooms, participants, publishers } = engine.load;
        const counts = { rooms, participants, publishers };
        return Object.entries(counts).map(([what, value]) => ({ labels: { what }, value }));
      },
    );
    this.metrics?.gauge(
      'skydeck_room_media_bits_per_second',
      'Media of rooms by what browsers measure: what they send, and what they get.',
      ['direction'],
      () => [
        { labels: { direction: 'sent' }, value: engine.load.sentBps },
        { labels: { direction: 'received' }, value: engine.load.receivedBps },
      ],
    );
  }
}
