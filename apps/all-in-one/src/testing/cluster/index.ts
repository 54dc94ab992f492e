export { Cluster } from './cluster.js';
export type { ClusterOptions } from './cluster-processes.js';
export { StartedProcess } from './started-process.js';
