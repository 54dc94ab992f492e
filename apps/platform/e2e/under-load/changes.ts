import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import type { World } from './world.js';

/** By so much later each turn kills than the one before. */
const LATER_MS = 150;

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

/** Ends the platform, starts it again and waits until it counts the shop's replica as its own. */
export async function restartPlatform(world: World, signal: NodeJS.Signals): Promise<void> {
  await world.platform.end(signal);
  await world.platform.start();
  await isTakenOver(world);
}

/** Kills the platform again and again, each time a little later after its start. */
export async function killRepeatedly(world: World, times: number): Promise<void> {
  await world.platform.end('SIGKILL');
  for (let turn = 0; turn < times; turn++) {
    await world.platform.start();
    await sleep(turn * LATER_MS);
    await world.platform.end('SIGKILL');
  }
  await world.platform.start();
  await isTakenOver(world);
}

/** Which process answers for the shop; another one after every start of a replica. */
export async function bornAs({ launchpad }: World): Promise<string> {
  return (await launchpad.visit('shop', '/born')).body;
}

async function isTakenOver({ launchpad }: World): Promise<void> {
  await eventually(async () => (await launchpad.get('/apps/shop/scale')).data['running'] === 1, {
    timeoutMs: 120_000,
  });
}
