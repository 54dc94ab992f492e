import { call, dataOf } from './call.js';
import { makeRecording } from './recording.js';
import type { World } from './world.js';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl ada';

/** A server that runs, with one of everything that a server can have. */
export async function makeServer(world: World, project: string, token: string) {
  const at = (path: string) => world.at('platform', `/v1/projects/${project}${path}`);
  const body = { name: 'box', size: 'nano', image: 'tiny' };
  const made = await call(at('/vps?wait=60'), { token, body });
  const vps = String(made.data['id']);
  if (made.data['state'] !== 'running') throw new Error(`No server: ${JSON.stringify(made)}`);
  const kept = await call(at(`/vps/${vps}/snapshots`), { token, body: { name: 'first' } });
  await dataOf(at(`/operations/${String(kept.meta.operation_id)}?wait=60`), { token });
  const recording = await makeRecording(at(`/vps/${vps}`), token);
  const key = await dataOf(at('/ssh-keys'), { token, body: { name: 'ada', public_key: KEY } });
  const snapshot = String(kept.data['id']);
  const plan = { method: 'PUT', token, body: { hour_utc: 3, keep: 7 } };
  await dataOf(at(`/vps/${vps}/backups/plan`), plan);
  const image = await call(at('/images'), { token, body: { slug: 'own', vps, snapshot } });
  await dataOf(at(`/operations/${String(image.meta.operation_id)}?wait=60`), { token });
  const copied = await call(at('/backup-copies'), { token, body: { vps, snapshot } });
  await dataOf(at(`/operations/${String(copied.meta.operation_id)}?wait=60`), { token });
  const copy = String(copied.data['id']);
  return {
    vps,
    recording,
    snapshot,
    copy,
    image: String(image.data['id']),
    key: String(key['id']),
  };
}
