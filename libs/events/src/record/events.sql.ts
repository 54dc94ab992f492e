import { statement } from '@skydeck/database';

const COLUMNS = 'id, type, project_id, subject, data, actor, request_id, created_at';

/**
 * SQL that inserts the events of `Events.rowsOf`, in their order.
 * @param rows the SQL parameter that holds them
 * @param condition whether what they tell of has happened; another part of the statement knows
 */
export const insertEvents = (rows: string, condition = 'true'): string => `
  insert into event (${COLUMNS})
  select ${COLUMNS}
  from rows from (jsonb_to_recordset(${rows}::jsonb) as (
    id text, type text, project_id text, subject text, data jsonb, actor jsonb, request_id text,
    created_at timestamptz)) with ordinality
  where ${condition} order by ordinality`;

export const INSERT_EVENTS = statement(insertEvents('$1'));
