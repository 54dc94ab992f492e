export { startTestStack, type TestStack, type TestStackOptions } from './test-stack.js';
export { freePorts } from './free-ports.js';
export { Cluster, type ClusterOptions, StartedProcess } from './cluster/index.js';
export { signInOwner } from './owner.js';
