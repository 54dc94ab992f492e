import type { DatabaseDriver } from './database.driver.js';
import { EmbeddedDriver } from './embedded/embedded.driver.js';
import type { EmbeddedSettings } from './embedded/embedded-settings.js';

/** The one place that knows every driver. A new one is a folder beside the others and a line here. */
const DRIVERS = {
  embedded: (settings) => new EmbeddedDriver(settings),
} satisfies Record<string, (settings: EmbeddedSettings) => DatabaseDriver>;

type DriverName = keyof typeof DRIVERS;

/** A driver by its name. */
export function makeDriver(name: DriverName, settings: EmbeddedSettings): DatabaseDriver {
  return DRIVERS[name](settings);
}
