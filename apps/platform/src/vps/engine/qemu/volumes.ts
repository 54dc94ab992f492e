import { chown, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ComputeFailure } from '../compute-failure.js';
import { askAgent, awaitAgent } from './agent/guest-agent.js';
import { runInGuest } from './agent/guest-exec.js';
import { GUEST_TOOLS } from './boot/guest-scripts.js';
import { confined } from './disk/confined.js';
import type { PoolRoom } from './disk/pool-room.js';
import { QemuImg } from './disk/qemu-img.js';
import { writeSeed } from './disk/seed-disk.js';
import { VOLUME_SLOTS, volumeDevice, volumeNode, volumeSerial } from './machine/qemu-options.js';
import type { ServerFolder } from './machine/server-folder.js';
import { withMachine, type QmpClient } from './qmp/qmp-client.js';
import { GB } from './qemu-settings.js';
import type { ServerStore } from './server-store.js';

const AGENT_MS = 30_000;
const UNPLUG_MS = 10_000;

/** Disks that outlive servers: a file each, linked into the folder of the server that has it. */
export class QemuVolumes {
  constructor(
    private readonly dir: string,
    private readonly store: ServerStore,
    private readonly room: PoolRoom,
  ) {}

  async create(id: string, sizeGb: number): Promise<void> {
    if (await this.has(id)) return;
    await this.room.require();
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    // Formatted here, so that a guest only has to mount it.
    const script = 'truncate -s "$2" "$1.raw"; mkfs.ext4 -q -F "$1.raw"';
    const argv = ['sh', '-euc', script, 'sh', id, String(sizeGb * GB)];
    try {
      await confined(argv, { cwd: this.dir, deadlineMs: 60_000 });
      await this.img.run('convert', '-f', 'raw', '-O', 'qcow2', `${id}.raw`, `${id}.new`);
      await rename(join(this.dir, `${id}.new`), this.file(id));
    } finally {
      for (const end of ['raw', 'new']) await rm(join(this.dir, `${id}.${end}`), { force: true });
    }
  }

  async grow(id: string, sizeGb: number): Promise<void> {
    if (!(await this.has(id))) throw missing();
    const owner = await this.owner(id);
    const { 'virtual-size': now } = await this.img.info(`${id}.qcow2`);
    if (sizeGb * GB < now) throw new ComputeFailure('disk_shrink', 'A disk is never made smaller.');
    if (!owner || !(await owner.process())) return this.img.grow(`${id}.qcow2`, sizeGb * GB);
    await withMachine(owner, (qmp) =>
      qmp.call('block_resize', { 'node-name': id, size: sizeGb * GB }),
    );
    await inGuest(owner, 'grow', id);
  }

  async remove(id: string): Promise<void> {
    if (await this.owner(id)) throw new ComputeFailure('busy', 'A server has the volume.');
    await rm(this.file(id), { force: true });
  }

  async attach(folder: ServerFolder, id: string, mountPath: string): Promise<void> {
    const record = await folder.get();
    if (!(await this.has(id))) throw missing();
    const owner = await this.owner(id);
    if (owner && owner.ref !== folder.ref) {
      throw new ComputeFailure('busy', 'Another server has the volume.');
    }
    const volumes = owner ? record.volumes : [...record.volumes, { id, mountPath }];
    if (volumes.length > VOLUME_SLOTS) {
      throw new ComputeFailure('unsupported', `A server has at most ${VOLUME_SLOTS} volumes.`);
    }
    if (folder.uid !== undefined) await chown(this.file(id), folder.uid, folder.uid);
    await rm(folder.file(`${id}.qcow2`), { force: true });
    await link(this.file(id), folder.file(`${id}.qcow2`));
    await writeSeed(folder, await folder.change({ volumes }));
    if (!(await folder.process())) return;
    await withMachine(folder, (qmp) => plug(qmp, id));
    await inGuest(folder, 'attach', id, mountPath);
  }

  async detach(folder: ServerFolder, id: string): Promise<void> {
    const record = await folder.get();
    if (!record.volumes.some((one) => one.id === id)) return;
    if (await folder.process()) {
      await inGuest(folder, 'detach', id);
      await withMachine(folder, (qmp) => unplug(qmp, id));
    }
    const volumes = record.volumes.filter((one) => one.id !== id);
    await writeSeed(folder, await folder.change({ volumes }));
    await this.release(folder, id);
  }

  /** Has a guest that is about to lose its power write what its volumes are to keep. */
  async settle(folder: ServerFolder): Promise<void> {
    const record = await folder.find();
    if (!record || record.bootsItself || !(await folder.process())) return;
    for (const { id } of record.volumes) {
      const argv = [`${GUEST_TOOLS}/volume`, 'detach', volumeSerial(id)];
      // One that hangs loses what it has not written, as at any cut of the power.
      const hasAgent = await askAgent(folder, 'guest-ping', undefined, 1_000).catch(() => false);
      if (hasAgent === false) return;
      await runInGuest(folder, argv, { timeoutMs: 10_000 }).catch(() => undefined);
    }
  }

  /** Takes a volume's file away from a server, which no longer has it or is going. */
  async release(folder: ServerFolder, id: string): Promise<void> {
    await rm(folder.file(`${id}.qcow2`), { force: true });
    if (folder.uid !== undefined) await chown(this.file(id), 0, 0);
  }

  private async owner(id: string): Promise<ServerFolder | undefined> {
    for (const folder of await this.store.list()) {
      const record = await folder.find();
      if (record?.volumes.some((one) => one.id === id)) return folder;
    }
    return undefined;
  }

  private file(id: string): string {
    if (!/^vol_[a-zA-Z0-9]+$/.test(id)) throw missing();
    return join(this.dir, `${id}.qcow2`);
  }

  private async has(id: string): Promise<boolean> {
    return stat(this.file(id)).then(
      () => true,
      () => false,
    );
  }

  private get img(): QemuImg {
    return new QemuImg({ cwd: this.dir });
  }
}

async function plug(qmp: QmpClient, id: string): Promise<void> {
  const nodes = await qmp.call<{ 'node-name': string }[]>('query-named-block-nodes');
  if (!nodes.some((node) => node['node-name'] === id)) {
    await qmp.call('blockdev-add', volumeNode(id));
  }
  if ((await devices(qmp)).includes(`dev-${id}`)) return;
  for (let slot = 0; ; slot++) {
    try {
      return await qmp.call('device_add', volumeDevice(id, slot));
    } catch (error) {
      if (slot + 1 >= VOLUME_SLOTS) throw error;
    }
  }
}

/** The guest lets go of a device when it wants to; a stuck one goes at the next stop. */
async function unplug(qmp: QmpClient, id: string): Promise<void> {
  const end = Date.now() + UNPLUG_MS;
  while ((await devices(qmp)).includes(`dev-${id}`)) {
    await qmp.call('device_del', { id: `dev-${id}` }).catch(() => undefined);
    if (Date.now() > end) {
      throw new ComputeFailure(
        'busy',
        'The server does not let go of the volume.',
        undefined,
        true,
      );
    }
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  await qmp.call('blockdev-del', { 'node-name': id }).catch(() => undefined);
}

async function devices(qmp: QmpClient): Promise<string[]> {
  const list = await qmp.call<{ name: string }[]>('qom-list', { path: '/machine/peripheral' });
  return list.map(({ name }) => name);
}

async function inGuest(folder: ServerFolder, verb: string, id: string, path = ''): Promise<void> {
  const { bootsItself } = await folder.get();
  // Such a guest finds a disk and mounts it itself.
  if (bootsItself) return;
  await awaitAgent(folder, AGENT_MS);
  await runInGuest(folder, [`${GUEST_TOOLS}/volume`, verb, volumeSerial(id), path]);
}

function missing(): ComputeFailure {
  return new ComputeFailure('not_found', 'There is no such volume.');
}
