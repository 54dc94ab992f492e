import { RANKS_OF_PRIORITY } from './plan/rank-of.js';

/**
 * Lets assets that wait begin, of each tenant the oldest of the highest priority, as long as it has
 * less than `$2` in work. What was done of one before stays; the rest of it waits again. `$1` is now.
 */
export const ADMIT = `
  with recursive waiting as (
    (select tenant from asset where status = 'created' order by tenant limit 1)
    union all
    select (select tenant from asset where status = 'created' and tenant > waiting.tenant
      order by tenant limit 1)
    from waiting where waiting.tenant is not null
  ), chosen as (
    select next.id from waiting cross join lateral (
      select id from asset
      where tenant = waiting.tenant and status = 'created'
      order by priority desc, id
      limit greatest(0, $2::int - (
        select count(*)::int from asset busy where busy.tenant = waiting.tenant
          and busy.status in ('ingesting', 'probing', 'processing')))
    ) next where waiting.tenant is not null
  ), begun as (
    update asset set status = case when probe is null then 'ingesting' else 'processing' end,
      updated_at = $1
    from chosen where asset.id = chosen.id and asset.status = 'created'
    returning asset.id, asset.generation, asset.tenant, asset.is_cut, asset.priority,
      probe is not null as is_planned
  ), resumed as (
    update asset_task task set status = 'queued', attempts = 0, run_after = $1, failure = null,
      fraction = 0
    from begun
    where begun.is_planned and task.asset_id = begun.id and task.generation = begun.generation
      and task.status in ('failed', 'skipped')
  )
  insert into asset_task (asset_id, generation, kind, position, tenant, rank, start_ms, end_ms,
    status, attempts, epoch, run_after, fraction)
  select id, generation, case when is_cut then 'probe' else 'clip' end, 0, tenant,
    -priority * ${RANKS_OF_PRIORITY}, 0, 0, 'queued', 0, 0, $1, 0
  from begun where not is_planned
  on conflict on constraint asset_task_pkey do update
  set status = 'queued', attempts = 0, run_after = excluded.run_after, rank = excluded.rank,
    failure = null`;

/**
 * Takes the next task: of the tenant with the fewest in hand, that waited longest for its turn; of
 * its tasks the one with the lowest rank. `$1` is now, `$2` names the worker.
 */
export const TAKE = `
  with recursive waiting as (
    (select tenant from asset_task where status = 'queued' order by tenant limit 1)
    union all
    select (select tenant from asset_task where status = 'queued' and tenant > waiting.tenant
      order by tenant limit 1)
    from waiting where waiting.tenant is not null
  ), best as (
    select next.* from waiting
    left join tenant_turn turn on turn.tenant = waiting.tenant
    cross join lateral (
      select asset_id, generation, kind, position from asset_task
      where tenant = waiting.tenant and status = 'queued' and run_after <= $1
      order by rank, asset_id, kind, position limit 1
    ) next
    where waiting.tenant is not null
    order by
      (select count(*) from asset_task hand
        where hand.tenant = waiting.tenant and hand.status = 'processing'),
      turn.taken_at nulls first, waiting.tenant
    limit 1
  ), free as (
    select task.asset_id, task.generation, task.kind, task.position
    from asset_task task join best using (asset_id, generation, kind, position)
    where task.status = 'queued'
    for update of task skip locked
  ), taken as (
    update asset_task task
    set status = 'processing', epoch = epoch + 1, attempts = attempts + 1, taken_by = $2,
      heartbeat_at = $1, fraction = 0
    from free
    where (task.asset_id, task.generation, task.kind, task.position)
      = (free.asset_id, free.generation, free.kind, free.position)
    returning task.*
  ), turned as (
    insert into tenant_turn (tenant, taken_at) select tenant, $1 from taken
    on conflict (tenant) do update set taken_at = excluded.taken_at
  )
  select asset_id as "assetId", generation, kind, position, tenant, rank, start_ms as "startMs",
    end_ms as "endMs", attempts, epoch from taken`;

/** Says that a worker lives and how far it is; no row when the task is not its any more. */
export const BEAT = `
  update asset_task set heartbeat_at = $6, fraction = greatest(fraction, $7)
  where asset_id = $1 and generation = $2 and kind = $3 and position = $4 and epoch = $5
    and status = 'processing'
  returning 1`;

/** Moves the progress of an asset on: a share for each task by its length, pictures weigh most. */
export const PROGRESS = `
  update asset set progress = greatest(progress, least(99, done.percent))
  from (
    select floor(100 * sum(weight * share) / sum(weight))::int as percent from (
      select
        case when kind in ('video', 'further') then 10.0 * greatest(end_ms - start_ms, 100)
          when kind = 'audio' then 1.0 * greatest(end_ms - start_ms, 100) else 200.0 end as weight,
        case when status in ('ready', 'skipped') then 1 else fraction end as share
      from asset_task where asset_id = $1 and generation = $2
    ) tasks
  ) done
  where id = $1 and generation = $2 and status = 'processing' and progress < least(99, done.percent)`;
