import { statement } from '@skydeck/database';
import { FIRST_HASH } from './audit-hash.js';

/**
 * SQL that appends the entry of `Audit.entryOf` to the chain of its project: the part `audit_next`
 * of a `with`, and the statement that goes on from it. A statement may append one entry at most.
 * @param payload the SQL parameter that holds the first value
 * @param entry the SQL parameter that holds the second value
 * @param condition whether the change was made; another part of the statement knows
 */
export const appendEntry = (payload: string, entry: string, condition = 'true') => ({
  next: `
  audit_next as (
    insert into audit_head (project_id, seq, prev_hash, hash)
    select ${entry}::jsonb ->> 'project_id', 1, '${FIRST_HASH}',
      encode(sha256(convert_to('${FIRST_HASH}' || ${payload}::text, 'UTF8')), 'hex')
    where ${condition}
    on conflict (project_id) do update set
      seq = audit_head.seq + 1,
      prev_hash = audit_head.hash,
      hash = encode(sha256(convert_to(audit_head.hash || ${payload}::text, 'UTF8')), 'hex')
    returning seq, prev_hash, hash
  )`,
  insert: `
  insert into audit_entry (id, project_id, seq, actor, action, target, request_id, before, after,
                           at, prev_hash, hash)
  select id, project_id, seq, actor, action, target, request_id, before, after, at, prev_hash, hash
  from audit_next, jsonb_to_record(${entry}::jsonb) as entry (id text, project_id text,
    actor jsonb, action text, target text, request_id text, before jsonb, after jsonb,
    at timestamptz)`,
});

const { next, insert } = appendEntry('$1', '$2');

export const APPEND_ENTRY = statement(`with ${next} ${insert}`);
