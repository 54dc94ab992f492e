export { adoptEmbeddedPostgres } from './adopt-embedded-postgres.js';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.js';
export { startThrowAwayPostgres, type ThrowAwayPostgres } from './start-throw-away-postgres.js';
export { stopOrphan } from './stop-orphan.js';
export { PostgresFailed } from './postgres-failed.js';
export { addressOfRunning } from './connection-string.js';
export { giveToServer } from './give-to-server.js';
