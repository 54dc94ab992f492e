import 'reflect-metadata';

export { Clock, ClockModule, SystemClock } from './clock.js';
export { createService } from './create-service.js';
export { type CurrentRequest, currentRequest, identifyRequest } from './current-request.js';
export { takeConnection } from './drain.js';
export { Deprecated, type Deprecation } from './deprecated.js';
export { sendEventStream, type StreamEvent } from './event-stream.js';
export type { Service, Sockets } from './listening-service.js';
export { logOf, type LogOptions, setUpLog } from './logger.js';
export { openApiDocument } from './open-api.js';
export { type ReadinessCheck, ReadinessChecks } from './readiness-checks.js';
export { Rounds } from './rounds.js';
export { Sweeper, type SweeperOptions } from './sweeper.js';
export { runService } from './run-service.js';
export { type ListenOptions, listenOptions, type ServiceDefinition } from './service-definition.js';
export { OptionalStreamedBody, readsAsStream, StreamedBody, TakesStream } from './streamed-body.js';
export {
  readTusChecksum,
  readTusMetadata,
  readTusNumber,
  TUS_CHECKSUMS,
  TUS_OFFSET_TYPE,
  TUS_VERSION,
  type TusChecksum,
  wrongHeader,
} from './tus/tus-headers.js';
export { allowUpgrades, refuseUpgrade } from './upgrades.js';
export { type ServiceRole, ServiceRoles, ServiceRolesModule } from './service-roles.js';
