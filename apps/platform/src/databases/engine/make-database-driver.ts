import { join } from 'node:path';
import { LaunchpadSettings } from '../../launchpad/launchpad-settings.js';
import type { LaunchpadEngines } from '../../launchpad/engine/engines.js';
import type { DatabaseDriver } from './database.driver.js';
import { makeDriver } from './drivers.js';

/** Makes what runs databases here: servers of this machine, reached over the bridge of apps. */
export function makeDatabaseDriver(
  { dir, instance, config }: LaunchpadSettings,
  engines: LaunchpadEngines,
): DatabaseDriver {
  const { DATABASES_PORT_RANGE: ports } = config;
  return makeDriver('embedded', {
    dir: join(dir, '..', 'databases'),
    instance,
    network: async () => (await engines.machine.host()).network.host(),
    ports,
  });
}
