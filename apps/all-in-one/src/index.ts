export { createStack, type Stack } from './stack/create-stack.js';
export { type Endpoints, endpointsOf } from './stack/endpoints.js';
export { stackEnvironment } from './stack/stack-environment.js';
export { portsFrom, SERVICES } from './stack/stack-ports.js';
