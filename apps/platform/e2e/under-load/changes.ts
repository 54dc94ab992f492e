import { eventually } from '@skydeck/testing';
import type { World } from './world.js';

/** Commits a version of the shop, deploys it and says how that ended. */
export async function deploy(world: World, files: Record<string, string>): Promise<unknown> {
  await world.shop.commit(files, 'another version');
  return (await world.launchpad.redeploy('shop'))['status'];
}

/** Goes back to the release before and says how that ended. */
export async function rollBack({ launchpad }: World): Promise<unknown> {
  const { meta } = await launchpad.post('/apps/shop/rollback');
  return (await launchpad.finished('shop', meta.operation_id))['status'];
}

/** Scales the shop and waits until so many replicas answer. */
export async function scaleTo({ launchpad }: World, replicas: number): Promise<void> {
  await launchpad.post('/apps/shop/scale', { replicas });
  await eventually(
    async () => {
      const { data } = await launchpad.get('/apps/shop/scale');
      return data['running'] === replicas;
    },
    { timeoutMs: 60_000 },
  );
}

/** Kills the platform, starts it again and waits until the shop answers. */
export async function killPlatform({ launchpad, platform }: World): Promise<void> {
  await platform.end('SIGKILL');
  await platform.start();
  await eventually(async () => (await launchpad.visit('shop')).status === 200, {
    timeoutMs: 30_000,
  });
}
