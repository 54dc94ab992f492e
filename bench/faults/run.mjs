import { actorsOf } from '../traffic/actors.mjs';
import { Project } from '../traffic/project.mjs';
import { Traffic } from '../traffic/traffic.mjs';
import { clusterFaults } from './cluster-faults.mjs';
import { observe } from './observe.mjs';
import { openNetwork } from './own-network.mjs';
import { startCluster } from './start-cluster.mjs';
import { HEAD, line } from './table.mjs';
import { lostOf, sayVerified, verifyAll } from './verify.mjs';

/** Harms a cluster in every way while all products are used, and says what became of it. */
export async function run(words) {
  openNetwork();
  const started = await startCluster();
  const { cluster } = started;
  console.log('Two replicas of each service run.');
  const actors = [];
  try {
    const project = await Project.make(cluster.environment, await cluster.signInOwner());
    actors.push(...actorsOf(project));
    const traffic = new Traffic(actors);
    await traffic.begin();
    console.log(HEAD);
    const faults = clusterFaults(started).filter(({ name }) => isWanted(name, words));
    let isSound = true;
    for (const fault of faults) {
      const seen = await observe(traffic, fault);
      console.log(line(seen));
      isSound &&= seen.isOver;
      isSound = (await startEnded(cluster, fault.name)) && isSound;
    }
    await traffic.stop();
    const results = await verifyAll(actors);
    sayVerified(results);
    if (lostOf(results) > 0 || !isSound) process.exitCode = 1;
  } finally {
    for (const actor of actors) actor.close?.();
    if (process.env.SKYDECK_FAULTS_KEEP) console.log(`Logs are in ${cluster.home}/logs.`);
    else await started.close();
  }
}

const isWanted = (name, words) => words.length === 0 || words.some((word) => name.includes(word));

/** A process that ended without being killed is a defect, and is started again for what follows. */
async function startEnded(cluster, fault) {
  const ended = [...cluster.replicas, ...cluster.edges].filter(
    (process) => !process.isRunning && process.name !== 'balancer',
  );
  for (const process of ended) {
    console.log(`${process.name} ended by itself (${process.ending}) after: ${fault}`);
    console.log(process.tail().split('\n').slice(-12).join('\n'));
    await process.start();
  }
  return ended.length === 0;
}
