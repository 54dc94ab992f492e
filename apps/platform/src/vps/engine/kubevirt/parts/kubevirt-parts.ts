import type { Cluster } from '../client/cluster.js';
import { Images } from './images.js';
import { MachinePower } from './machine-power.js';
import { Machines } from './machines.js';
import { PublishedPorts } from './published-ports.js';
import { Snapshots } from './snapshots.js';
import { Volumes } from './volumes.js';

/** What works on one cluster. */
export class KubevirtParts {
  readonly power: MachinePower;
  readonly machines: Machines;
  readonly snapshots: Snapshots;
  readonly images: Images;
  readonly volumes: Volumes;
  readonly ports: PublishedPorts;

  constructor(readonly cluster: Cluster) {
    this.power = new MachinePower(cluster);
    this.machines = new Machines(cluster);
    this.snapshots = new Snapshots(cluster, this.power);
    this.images = new Images(cluster, this.snapshots);
    this.volumes = new Volumes(cluster);
    this.ports = new PublishedPorts(cluster);
  }
}
