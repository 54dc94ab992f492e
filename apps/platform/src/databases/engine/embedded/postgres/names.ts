import { escapeIdentifier } from 'pg';

const NAME = /^[a-z][a-z0-9_]{0,54}$/;

/** The superuser of an instance, which signs in from this machine only. */
export const ADMIN = 'skydeck';
/** Database of the superuser, that no tenant enters. */
export const ADMIN_DATABASE = 'postgres';
/** Group of the roles that dumps and restores sign in with. */
export const WORKERS = 'skydeck_workers';

/** The role that owns all in a database; nobody signs in with it. */
export function ownerOf(database: string): string {
  return `${checked(database)}_owner`;
}

/** The role that reads all in a database; nobody signs in with it. */
export function readerOf(database: string): string {
  return `${checked(database)}_reader`;
}

/** A name as it stands in SQL. @throws TypeError for one that tenants could not have been given */
export function quoted(name: string): string {
  return escapeIdentifier(checked(name));
}

function checked(name: string): string {
  const isOurs = NAME.test(name.replace(/_(owner|reader)$/, ''));
  if (!isOurs || /^(pg_|skydeck)/.test(name)) throw new TypeError(`${name} is no name of a tenant`);
  return name;
}
