/** Takes a delivery that is due. An attempt that is still open was made by a process that died. */
export const CLAIM = `
  with claimed as (
    update webhook_delivery delivery set attempts = attempts + 1, claimed_until = $3
    from webhook_endpoint endpoint
    where delivery.id = $1 and delivery.status = 'pending' and delivery.next_attempt_at <= $2
      and (delivery.claimed_until is null or delivery.claimed_until <= $2)
      and endpoint.id = delivery.endpoint_id and endpoint.enabled
    returning delivery.id, delivery.endpoint_id, event_id, payload, attempts, url, secret,
      case when previous_until > $2 then previous_secret end as previous_secret),
  interrupted as (
    update webhook_attempt set problem = 'interrupted'
    where delivery_id in (select id from claimed) and duration_ms is null and problem is null),
  noted as (
    insert into webhook_attempt (delivery_id, number, url, started_at)
    select id, attempts, url, $2 from claimed returning id as attempt_id, started_at)
  select * from claimed, noted`;

/** Only the attempt that was begun last may say how it ended. */
const IS_LAST = `attempts = $2 and status = 'pending'
  and not exists (select 1 from webhook_attempt later where later.delivery_id = $1 and later.id > `;

/** Forgives a webhook that something arrives at again. */
export const FORGIVE = `
  update webhook_endpoint set failing_since = null where id = $1 and failing_since is not null`;

/** Ends a delivery that arrived. Gives whose it is, if it was to be had. */
export const SUCCEED = `
  with done as (
    update webhook_delivery set status = 'delivered', response_status = $3, response_body = $4,
      problem = null, next_attempt_at = null, claimed_until = null, finished_at = $5
    where id = $1 and ${IS_LAST} $7)
    returning id),
  noted as (
    update webhook_attempt set duration_ms = $8, response_status = $3, problem = null
    where id = $7)
  select endpoint.project_id from done, webhook_endpoint endpoint where endpoint.id = $6`;

/** Plans the next attempt, or gives up. */
export const FAIL = `
  update webhook_delivery set
    status = case when $6::timestamptz is null then 'failed' else 'pending' end,
    response_status = $3, response_body = $4, problem = $5, next_attempt_at = $6,
    claimed_until = null, finished_at = case when $6::timestamptz is null then $7::timestamptz end
  where id = $1 and ${IS_LAST} $8)`;

/** Writes down how an attempt ended. */
export const NOTE = `
  update webhook_attempt set duration_ms = $2, response_status = $3, problem = $4 where id = $1`;

/** Notes since when nothing arrives. */
export const FAILING = `
  update webhook_endpoint set failing_since = coalesce(failing_since, $2) where id = $1
  returning failing_since`;

/** Disables a webhook by itself. */
export const DISABLE = `
  update webhook_endpoint set enabled = false, disabled_reason = $3, disabled_at = $2,
    updated_at = $2
  where id = $1 and enabled
  returning project_id, url`;

/** Ends what still waits for a disabled webhook. */
export const GIVE_UP = `
  update webhook_delivery set status = 'failed', problem = 'webhook_disabled',
    next_attempt_at = null, finished_at = $2
  where endpoint_id = $1 and status = 'pending'`;
