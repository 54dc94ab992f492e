import type { ComputeEngines, ProbedEngine } from '../vps/engine/compute-engines.js';
import type { Engine } from './engine.schema.js';

/** What runs servers: the first that works is chosen, or the one that the settings insist on. */
export async function computeEngines(
  engines: Pick<ComputeEngines, 'probe'>,
  setting: string,
): Promise<Engine[]> {
  const probed = await engines.probe();
  const chosen = probed.find(({ capabilities }) => capabilities.isReady)?.engine ?? setting;
  return probed.map((one) => describe(one, chosen));
}

function describe({ engine, capabilities: can }: ProbedEngine, chosen: string): Engine {
  return {
    engine: 'compute',
    driver: engine,
    ok: can.isReady,
    version: can.version ?? null,
    chosen: engine === chosen,
    problems: [
      ...can.missing.map(({ what, fix }) => ({ code: 'missing', text: `${what}.`, fix })),
      ...(can.notes ?? []).map(({ what, fix }) => ({ code: 'weaker', text: `${what}.`, fix })),
    ],
    capabilities: {
      kind: can.kind,
      accelerator: can.accelerator,
      live_resize: can.hasLiveResize,
      memory_snapshots: can.hasMemorySnapshots,
      volumes: can.hasVolumes,
      routed_network: can.hasRoutedNetwork,
      rootless: can.isRootless,
    },
  };
}
