export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.js';
export { startThrowAwayPostgres, type ThrowAwayPostgres } from './start-throw-away-postgres.js';
export { PostgresFailed } from './postgres-failed.js';
