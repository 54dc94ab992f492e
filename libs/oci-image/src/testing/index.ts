export { type RealRegistry, realRegistry } from './real-registry.js';
export { machineLibraries } from './machine-libraries.js';
