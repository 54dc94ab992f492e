import { join } from 'node:path';
import { LaunchpadSettings } from '../../launchpad/launchpad-settings.js';
import type { LaunchpadEngines } from '../../launchpad/engine/engines.js';
import type { DatabaseDriver } from './database.driver.js';
import { makeDriver } from './drivers.js';
import { chosenCluster } from './kubernetes/kubernetes.config.js';

/** Makes what runs databases: servers of this machine, reached over the bridge of apps, or a cluster. */
export function makeDatabaseDriver(
  { dir, instance, config }: LaunchpadSettings,
  engines: LaunchpadEngines,
): DatabaseDriver {
  const { DATABASES_ENGINE: engine, DATABASES_PORT_RANGE: ports } = config;
  return makeDriver(engine, {
    embedded: () => ({
      dir: join(dir, '..', 'databases'),
      instance,
      network: async () => (await engines.machine.host()).network.host(),
      guard: { guests: engines.machine.guests },
      ports,
    }),
    kubernetes: () => chosenCluster(instance, config),
  });
}
