import { statement } from '@skydeck/database';

/** A file as it is kept. */
export interface StoredFile {
  readonly body: string | null;
  readonly date: string | null;
  readonly checkedAt: Date;
}

export const READ_FILE = statement(`
  select body, rate_date::text as "date", checked_at as "checkedAt" from fx_file where url = $1`);

/** Gives one row to whoever shall fetch the file now: $3 is when it was checked at the latest. */
export const CLAIM_FILE = statement(`
  insert into fx_file (url, checked_at) values ($1, $2)
  on conflict (url) do update set checked_at = excluded.checked_at
    where fx_file.checked_at <= $3
  returning url`);

/** A server that hands out an older file changes nothing. */
export const KEEP_FILE = statement(`
  update fx_file set body = $2, rate_date = $3, fetched_at = $4, problem = null
  where url = $1 and (rate_date is null or rate_date <= $3)`);

export const NOTE_PROBLEM = statement('update fx_file set problem = $2 where url = $1');
