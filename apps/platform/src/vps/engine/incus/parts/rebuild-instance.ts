import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ServerSpec } from '../../server-spec.js';
import type { IncusParts } from '../incus-connection.js';
import { powerOf } from './instance-list.js';
import { seedConfig } from './instance-config.js';

/** Gives a server a new root disk. Volumes stay where they are; an engine that cannot makes it anew. */
export async function rebuildInstance(
  { client, around, instances }: IncusParts,
  ref: EngineRef,
  spec: ServerSpec,
): Promise<void> {
  const now = await instances.get(ref);
  if (powerOf(now) !== 'stopped') {
    throw new ComputeFailure('busy', 'The server must be off.', undefined, true);
  }
  if ((await client.list(`/1.0/instances/${ref}/snapshots`)).length > 0) {
    throw new ComputeFailure('unsupported', 'The disk cannot be made anew while it has snapshots.');
  }
  const image = await client.get(`/1.0/images/aliases/${spec.imageRef}`).catch(() => undefined);
  if (!image) throw new ComputeFailure('image_missing', 'The engine does not have this image.');
  if (around.extensions.has('instances_rebuild')) {
    const body = { source: { type: 'image', alias: spec.imageRef } };
    await client.run('POST', `/1.0/instances/${ref}/rebuild`, { body });
    await instances.patch(ref, { config: seedConfig(spec) });
    return;
  }
  const volumes = Object.entries(now.devices).filter(
    ([name, device]) => device['type'] === 'disk' && name !== 'root',
  );
  await instances.remove(ref);
  await instances.create(spec);
  if (volumes.length > 0) await instances.patch(ref, { devices: Object.fromEntries(volumes) });
}
