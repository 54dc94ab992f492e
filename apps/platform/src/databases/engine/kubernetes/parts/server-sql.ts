import { ADMIN_SCHEMA } from '../../embedded/postgres/databases.js';
import { ADMIN } from '../../embedded/postgres/names.js';

/**
 * What is made in each server: what only the superuser sees, and the way in for the roles of the
 * operator that everybody else has not. Statements that make roles hold passwords when a client writes
 * them so: they are not counted, which a setting of the operator's would switch on for tenants too.
 */
export const SERVER_SCHEMA = `${ADMIN_SCHEMA};
  revoke all on database ${ADMIN} from public;
  alter role all set pg_stat_statements.track_utility = off;
  do $$ declare name text; begin
    for name in select rolname from pg_roles where rolcanlogin
      and (rolreplication or rolname ~ '^cnpg_') and not rolsuper
    loop execute format('grant connect on database postgres to %I', name); end loop;
  end $$`;

/** Whether all of a server takes no more data. */
const READ_ONLY = `exists (select from pg_db_role_setting where setdatabase = 0 and setrole = 0
  and 'default_transaction_read_only=on' = any(setconfig))`;

/** What a server holds, and how its archive goes. */
export const FACTS = `select ${READ_ONLY} as "isReadOnly",
    to_regclass('skydeck.quota') is not null as "isFinished",
    (select sum(pg_database_size(oid)) from pg_database)::float8 as "dataBytes",
    (select coalesce(sum(size), 0) from pg_ls_waldir())::float8 as "logBytes",
    (select last_archived_time from pg_stat_archiver) as "archivedAt"`;

/** One reading of {@link FACTS}. */
export interface ServerFacts {
  readonly isReadOnly: boolean;
  /** Whether all is made that is made in each server. */
  readonly isFinished: boolean;
  readonly dataBytes: number;
  readonly logBytes: number;
  readonly archivedAt: Date | null;
}
