import { parentPort, workerData } from 'node:worker_threads';
import { MapFileInvalid } from '../../osm/index.js';
import { LAYERS } from '../layers/layers.js';
import type { BuiltLayer } from '../layers/map-layer.js';
import type { BuildAnswer, BuildOrder } from './run-build.js';
import { finishedLayers, noteFinished } from './unfinished-build.js';

// A thread that makes what is served of a map. It may be ended at any time: layers that are finished are
// not built again.

const TELL_EVERY_MS = 250;

async function build({ source, folder }: BuildOrder): Promise<void> {
  const all = LAYERS.reduce((sum, { effort }) => sum + effort, 0);
  const finished = await finishedLayers(folder);
  const built: BuiltLayer[] = [];
  let done = 0;
  let toldAtMs = 0;
  for (const layer of LAYERS) {
    const onProgress = (share: number): void => {
      if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
      toldAtMs = performance.now();
      tell({ kind: 'progress', share: (done + share * layer.effort) / all, stage: layer.name });
    };
    const known = finished[layer.name];
    const made = known ?? (await layer.build(source, folder, { onProgress }));
    if (!known) await noteFinished(folder, layer.name, made);
    built.push(made);
    done += layer.effort;
  }
  const counts = Object.assign({}, ...built.map((one) => one.counts)) as Record<string, number>;
  const found = built.flatMap(({ bounds }) => (bounds ? [bounds] : []));
  if (found.length === 0) return tell({ kind: 'invalid', problem: 'There is nothing on the map' });
  const edge = (index: 0 | 1 | 2 | 3, of: typeof Math.min) =>
    of(...found.map((bounds) => bounds[index]));
  const bounds = [
    edge(0, Math.min),
    edge(1, Math.min),
    edge(2, Math.max),
    edge(3, Math.max),
  ] as const;
  tell({ kind: 'built', counts, bounds });
}

function tell(answer: BuildAnswer): void {
  // Nothing is handed over with it.
  parentPort?.postMessage(answer, []);
}

try {
  await build(workerData as BuildOrder);
} catch (error) {
  if (!(error instanceof MapFileInvalid)) throw error;
  tell({ kind: 'invalid', problem: error.message });
}
