import type { DatabaseDriver } from './database.driver.js';
import { EmbeddedDriver } from './embedded/embedded.driver.js';
import type { EmbeddedSettings } from './embedded/embedded-settings.js';
import { KubernetesDriver } from './kubernetes/kubernetes.driver.js';
import type { KubernetesSettings } from './kubernetes/kubernetes-settings.js';

/** What each driver needs to know; asked of the chosen one only. */
export interface DriverSettings {
  readonly embedded: () => EmbeddedSettings;
  readonly kubernetes: () => KubernetesSettings;
}

/** The one place that knows every driver. A new one is a folder beside the others and a line here. */
const DRIVERS = {
  embedded: ({ embedded }) => new EmbeddedDriver(embedded()),
  kubernetes: ({ kubernetes }) => new KubernetesDriver(kubernetes()),
} satisfies Record<string, (settings: DriverSettings) => DatabaseDriver>;

type DriverName = keyof typeof DRIVERS;

/** Names for the setting `DATABASES_ENGINE`. */
export const DATABASE_DRIVERS = Object.keys(DRIVERS) as [DriverName, ...DriverName[]];

/** A driver by its name. */
export function makeDriver(name: DriverName, settings: DriverSettings): DatabaseDriver {
  return DRIVERS[name](settings);
}
