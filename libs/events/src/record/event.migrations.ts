import { BundleEvents1764400020000 } from './bundle-events.migration.js';
import { CreateEvents1763800000000 } from './create-events.migration.js';
import { IndexEventsLightly1764400000000 } from './index-events-lightly.migration.js';

/** The tables of events. */
export const eventMigrations = [
  CreateEvents1763800000000,
  IndexEventsLightly1764400000000,
  BundleEvents1764400020000,
];
