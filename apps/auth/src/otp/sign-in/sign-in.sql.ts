import { appendEntry } from '@skydeck/audit';
import { statement } from '@skydeck/database';
import { insertEvents } from '@skydeck/events';
import { OTP_COLUMNS } from '../otp-row.js';
import { ATTEMPT, PENDING_OF_TARGET } from '../otp-store.sql.js';
import { USER_COLUMNS } from './known-user.js';

const USER_BY = (contact: 'phone' | 'email') => `
  select ${USER_COLUMNS} from end_user
  where tenant = otp.project_id and ${contact} = otp.destination
    and (otp.channel = 'email') = ${contact === 'email'}`;

// Everything that says whether the short way may be taken.
const LOOK = `
  select ${OTP_COLUMNS},
    (select to_json(known) from (${USER_BY('phone')} union all ${USER_BY('email')}) as known)
      as person,
    (select own_values #>> '{two_factor,policy}' from auth_settings
     where tenant = otp.project_id) as policy,
    exists (select from sign_in_hook where tenant = otp.project_id and is_enabled) as has_hooks
  from otp where `;

export const LOOK_BY_ID = statement(`${LOOK} id = $1`);
export const LOOK_BY_TARGET = statement(`${LOOK} ${PENDING_OF_TARGET}`);

const SESSION_COLUMNS = `id, tenant, user_id, amr, aal, proven_to, ip, user_agent, counter,
    authenticated_at, refreshed_at, expires_at, created_at`;

const IS_VERIFIED = `exists (select from tried where status = 'verified')`;
const HAS_SESSION = 'exists (select from session)';

/**
 * Uses a code up and, if the user is still what was seen, begins a session: all of it or, of the
 * session, nothing. `$1` to `$3` are those of `ATTEMPT`; `$4` and `$5` the events of the code and of
 * the session; `$6` to `$14` the session.
 */
const signIn = (person: string, more = '') => `
  with tried as (${ATTEMPT}),
  person as (${person} returning id),
  session as (
    insert into user_session (${SESSION_COLUMNS})
    select $6::text, $7::text, id, $8::text[], $9::text, $10::text, $11::text, $12::text, $13::int,
      $3::timestamptz, $3::timestamptz, $14::timestamptz, $3::timestamptz
    from person returning id
  ),
  told as (${insertEvents('$4', IS_VERIFIED)}),
  began as (${insertEvents('$5', HAS_SESSION)})
  ${more}
  select ${OTP_COLUMNS}, ${HAS_SESSION} as has_session from tried`;

// A user who was changed meanwhile, or has a second factor to be asked for, goes the long way.
export const SIGN_IN_KNOWN = statement(
  signIn(`
    update end_user set last_sign_in_at = $3::timestamptz
    where ${IS_VERIFIED} and id = $15 and version = $16
      and (banned_until is null or banned_until <= $3::timestamptz)
      and not ($17::boolean and exists (
        select from factor where plane = 'user' and owner_id = $15 and status = 'active'
          and (destination is null or destination <> $10::text)))`),
);

const { next, insert } = appendEntry('$15', '$16', HAS_SESSION);

// Somebody else may just have made the user; that goes the long way too.
export const SIGN_UP = statement(
  signIn(
    `
    insert into end_user (${USER_COLUMNS})
    select $17::text, $18::text, $19::text, $20::timestamptz, $21::text, $22::timestamptz,
      $23::text, $24::jsonb, $25::jsonb, $26::text, $27::boolean, $28::timestamptz,
      $29::timestamptz, $30::int, $31::timestamptz, $32::timestamptz
    where ${IS_VERIFIED} on conflict do nothing`,
    `, ${next}, audited as (${insert})`,
  ),
);
