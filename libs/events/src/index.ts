export {
  declaredEvents,
  defineEvents,
  eventJsonSchema,
  type EventDefinition,
  type EventType,
} from './catalogue/define-events.js';
export { EventsModule, type EventsOptions } from './events.module.js';
export { EventPattern, FollowEvents, resumePointOf } from './read/event-query.schema.js';
export { EventStream } from './read/event-stream.js';
export { BundleEvents1764400020000 } from './record/bundle-events.migration.js';
export { CreateEvents1763800000000 } from './record/create-events.migration.js';
export { IndexEventsLightly1764400000000 } from './record/index-events-lightly.migration.js';
export { eventMigrations } from './record/event.migrations.js';
export { insertEventBundle } from './record/event-bundle.sql.js';
export { Event, type EventRow, toEvent } from './record/event.schema.js';
export { type EventActor, Events, type NewEvent } from './record/events.js';
export { insertEvents } from './record/events.sql.js';
export { EventRelay, type RelayStep } from './relay/event-relay.js';
export { EventRetention } from './relay/event-retention.js';
export { EventWakes } from './relay/event-wakes.js';
