import { databasesKey } from '../api/databases.js';
import { useRefreshOnEvents } from '../logs/use-refresh-on-events.js';

/** Reads what is shown of databases anew as soon as something happens to one of them. */
export const useDatabaseEvents = (project: string): void =>
  useRefreshOnEvents(
    project,
    'database.*,database_backup.*,database_credential.*',
    databasesKey(project),
  );
