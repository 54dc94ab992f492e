import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDisk } from './fill-disk.mjs';
import { cutOff, joinAgain } from './own-network.mjs';
import { WIRE_PORT } from './stores.mjs';

/** As long as a cluster takes to start a pod anew. */
const POD_MS = 3000;
const AWAY_MS = 5000;
const HARM_MS = 10_000;

/** Every fault of a cluster, one after the other. */
export function clusterFaults({ cluster, postgres, redis, wire, disks }) {
  const family = () => readFamily(path.join(cluster.home, 'balancer'));
  const full = (name, disk) => {
    let empty;
    return lasting(
      name,
      () => (empty = fillDisk(disk)),
      () => empty(),
    );
  };
  return [
    ...cluster.replicas.map(killed),
    {
      name: 'kill -9 of the worker of the edge',
      harm: () => process.kill(family().processes.at(-1).pid, 'SIGKILL'),
    },
    {
      name: 'kill -9 of the keeper of the edge',
      harm: () => process.kill(family().pid, 'SIGKILL'),
    },
    { name: 'restart of Postgres', harm: () => postgres.restart() },
    { name: 'kill -9 of Postgres', harm: () => postgres.kill() },
    {
      name: 'Redis is lost and returns',
      async harm() {
        await redis.kill();
        await sleep(AWAY_MS);
      },
      mend: () => redis.start(),
    },
    lasting(
      'Redis hangs',
      () => redis.hang(),
      () => redis.resume(),
    ),
    lasting(
      'slow network to Postgres',
      () => wire.slowDown(50, 20, 0.01),
      () => wire.speedUp(),
    ),
    lasting('no network to Postgres', () => cutOff(WIRE_PORT), joinAgain),
    full('full disk of files', disks.files),
    full('full disk of Postgres', disks.postgres),
  ];
}

function readFamily(home) {
  return JSON.parse(readFileSync(path.join(home, 'edge/workers.json'), 'utf8'));
}

const killed = (process) => ({
  name: `kill -9 of ${process.name}`,
  async harm() {
    await process.kill();
    await sleep(POD_MS);
  },
  mend: () => process.start(),
});

const lasting = (name, begin, end) => ({
  name,
  async harm() {
    await begin();
    await sleep(HARM_MS);
  },
  mend: end,
});
