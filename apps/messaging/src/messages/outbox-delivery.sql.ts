import { statement } from '@skydeck/database';

const follows = (what: 'opens' | 'clicks'): string => `
  coalesce((select ${what} from message_tracking where message_id = message.id),
    (select ${what} from tracking_setting where tenant = project_id), false)`;

/**
 * Of many messages those that nobody had in hand yet and that the installation may carry itself: not
 * those to devices, which may be gone, nor mail that is dressed.
 */
export const FIND = statement(`
  select id, project_id as tenant, channel, recipient, sender, kind, topic_id as "topicId",
    quiet_hours as "quietHours", is_answer as "isAnswer"
  from message
  where id = any($1) and rank < 20 and driver = 'outbox' and expires_at > $2 and kind <> 'otp'
    and (channel <> 'push' or project_id is null)
    and not (channel = 'email' and (${follows('opens')} or ${follows('clicks')}))`);

/** Moves messages from their acceptance to their delivery, unless somebody was faster. */
export const DELIVER = statement(`
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::text[]) as asked (id, begun_id, ended_id)
  ), found as (
    select message.id, asked.begun_id, asked.ended_id
    from message join asked on asked.id = message.id
    where message.rank < 20 and message.expires_at > $4
    order by message.id for no key update of message
  ), moved as (
    update message set status = 'delivered', rank = 40, attempts = attempts + 1, sent_at = $4,
      delivered_at = $4, attend_at = null
    from found where message.id = found.id
    returning message.id, project_id, channel, kind, sms_parts, attempts, begun_id, ended_id
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select begun_id, id, 'sending', 'skydeck', id || '.sending.' || attempts, $4 from moved
    union all
    select ended_id, id, 'delivered', 'outbox', id || '.delivered', $4 from moved
  )
  select id, project_id, channel, kind, sms_parts, true as "isFirstSent" from moved`);
