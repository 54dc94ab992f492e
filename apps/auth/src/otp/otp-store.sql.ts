import { MOST_ATTEMPTS, MOST_SENDS } from './otp-state.js';

/** Seconds to wait after the first, second, … message. */
const COOL_DOWN = `(array[30, 60, 120, 120, 120])`;
/** Nobody hands a message over for longer; then it was left by a crash. */
const SENDING_S = 10;

const PENDING_OF_TARGET = `
  coalesce(project_id, '') = $1 and destination = $2 and purpose = $3 and status = 'pending'`;

export const FIND_PENDING = `select * from otp where ${PENDING_OF_TARGET}`;

export const EXPIRE = `
  update otp set status = 'expired' where ${PENDING_OF_TARGET} and expires_at <= $4`;

// A message that did not go out is tried again as it was: messaging knows it by its number.
export const TAKE_SEND = `
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
  returning *`;

export const RELEASE_SEND = `
  update otp set sending_until = null where id = $1 and handed < sends`;

export const TRY = `
  update otp set attempts = attempts + 1,
    status = case when $2::boolean then 'verified'
                  when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'pending' end,
    verified_at = case when $2::boolean then $3::timestamptz end
  where id = $1 and status = 'pending' and expires_at > $3 and attempts < ${MOST_ATTEMPTS}
  returning *`;
