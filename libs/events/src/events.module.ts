import { type DynamicModule, Global, Module } from '@nestjs/common';
import { eventsController } from './read/events.controller.js';
import { EventReader } from './read/event.reader.js';
import { EventStream } from './read/event-stream.js';
import { Events } from './record/events.js';
import { EventRelay } from './relay/event-relay.js';
import { EventRetention } from './relay/event-retention.js';
import { EventWakes } from './relay/event-wakes.js';
import { OutboxLag } from './relay/outbox-lag.js';

export interface EventsOptions {
  /** Whether paths name the project; otherwise the key or the header does. */
  readonly hasProjectInPath: boolean;
}

/** Gives a service `Events`, its relay and its routes. The migration is the service's to list. */
@Global()
@Module({})
export class EventsModule {
  static forRoot({ hasProjectInPath }: EventsOptions): DynamicModule {
    return {
      module: EventsModule,
      controllers: [eventsController(hasProjectInPath ? 'projects/:project/events' : 'events')],
      providers: [
        EventReader,
        EventRelay,
        EventRetention,
        EventStream,
        EventWakes,
        Events,
        OutboxLag,
      ],
      exports: [EventRelay, Events, EventStream],
    };
  }
}
