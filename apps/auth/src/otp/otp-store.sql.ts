import { statement } from '@skydeck/database';
import { insertEvents } from '@skydeck/events';
import { insertUsage } from '@skydeck/usage';
import { OTP_COLUMNS } from './otp-row.js';
import { MOST_ATTEMPTS, MOST_SENDS } from './otp-state.js';

/** Seconds to wait after the first, second, … message. */
const COOL_DOWN = `(array[30, 60, 120, 120, 120])`;
/** Nobody hands a message over for longer; then it was left by a crash. */
const SENDING_S = 10;

/** The pending verification of a target, which is `$1` to `$3`. */
export const PENDING_OF_TARGET = `
  coalesce(project_id, '') = $1 and destination = $2 and purpose = $3 and status = 'pending'`;

export const FIND = statement(`select ${OTP_COLUMNS} from otp where id = $1`);

export const FIND_PENDING = statement(`select ${OTP_COLUMNS} from otp where ${PENDING_OF_TARGET}`);

// Nothing happens, and is told, when one is pending for the same target.
export const ADD = statement(`
  with added as (
    insert into otp (${OTP_COLUMNS})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
      $20, $21, $22, $23)
    on conflict do nothing returning id
  ), told as (${insertEvents('$24', 'exists (select from added)')})
  select id from added`);

export const EXPIRE = statement(`
  update otp set status = 'expired' where ${PENDING_OF_TARGET} and expires_at <= $4
  returning id`);

// A message that did not go out is tried again as it was: messaging knows it by its number.
export const TAKE_SEND = statement(`
  update otp set
    sends = case when handed < sends then sends else sends + 1 end,
    channel = case when handed < sends then channel else $3 end,
    last_send_at = case when handed < sends then last_send_at else $2 end,
    next_send_at = case when handed < sends then next_send_at
      else $2::timestamptz + make_interval(secs => ${COOL_DOWN}[sends + 1]) end,
    sending_until = $2::timestamptz + make_interval(secs => ${SENDING_S})
  where id = $1 and status = 'pending' and expires_at > $2 and (
    (handed < sends and (sending_until is null or sending_until <= $2))
    or (handed >= sends and sends < ${MOST_SENDS} and next_send_at <= $2))
  returning ${OTP_COLUMNS}`);

export const RELEASE_SEND = statement(`
  update otp set sending_until = null where id = $1 and handed < sends`);

const HAND = `
  update otp set handed = greatest(handed, $2), sending_until = null where id = $1`;

export const NOTE_HANDED = statement(HAND);

export const NOTE_HANDED_AND_BILL = statement(`
  with handed as (${HAND})
  ${insertUsage('$3::text, $4::text, $5::text, 1, $6::timestamptz')}`);

/** An attempt; `$2` says whether the code is right. */
export const ATTEMPT = `
  update otp set attempts = attempts + 1,
    status = case when $2::boolean then 'verified'
                  when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'pending' end,
    verified_at = case when $2::boolean then $3::timestamptz end
  where id = $1 and status = 'pending' and expires_at > $3::timestamptz
    and attempts < ${MOST_ATTEMPTS}
  returning ${OTP_COLUMNS}`;

export const TRY = statement(`
  with tried as (${ATTEMPT}),
  told as (${insertEvents('$4', `exists (select from tried where status = 'verified')`)})
  select ${OTP_COLUMNS} from tried`);

export const CANCEL = statement(`
  update otp set status = 'canceled'
  where id = $1 and status = 'pending' and expires_at > $2
  returning ${OTP_COLUMNS}`);
