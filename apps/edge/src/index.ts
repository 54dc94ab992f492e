export { createEdge, type Edge, type EdgeAddresses } from './create-edge.js';
export { EdgeConfig } from './edge.config.js';
