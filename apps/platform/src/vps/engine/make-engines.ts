import { join } from 'node:path';
import type { VpsSettings } from '../vps-settings.js';
import { ComputeEngines } from './compute-engines.js';
import type { ComputeDriver } from './compute.driver.js';
import { chosenDaemon } from './incus/incus.config.js';
import { IncusDriver } from './incus/incus.driver.js';
import { chosenCluster } from './kubevirt/kubevirt.config.js';
import { KubevirtDriver } from './kubevirt/kubevirt.driver.js';
import { QemuDriver } from './qemu/qemu.driver.js';

type Chosen = VpsSettings['config']['VPS_ENGINE'];

/** The one place that knows every engine. A new one is a folder beside the others and a line here. */
const drivers = {
  incus: ({ dir, instance, config }) =>
    new IncusDriver({
      instance,
      dir: join(dir, 'incus'),
      poolSizeGb: config.VPS_POOL_GB,
      ...chosenDaemon(config),
    }),
  // Kernels are kept with the images: both are made once for all installations that share the folder.
  qemu: ({ dir, instance, imageDir, config }) =>
    new QemuDriver({
      instance,
      dir: join(dir, 'qemu'),
      bootDir: join(imageDir, 'boot'),
      poolSizeGb: config.VPS_POOL_GB,
    }),
  kubevirt: ({ instance, config }) => new KubevirtDriver({ instance, ...chosenCluster(config) }),
} satisfies Partial<Record<Chosen, (settings: VpsSettings) => ComputeDriver>>;

/** The engines that the settings allow, the preferred first. */
export function makeEngines(settings: VpsSettings): ComputeEngines {
  const { VPS_ENGINE } = settings.config;
  const wanted = Object.entries(drivers).filter(
    // A cluster of others is used only when it is asked for.
    ([name]) => VPS_ENGINE === name || (VPS_ENGINE === 'auto' && name !== 'kubevirt'),
  );
  return new ComputeEngines(wanted.map(([, make]) => make(settings)));
}
