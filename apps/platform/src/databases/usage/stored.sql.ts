/** Archives grow with each piece of the log: they are counted in steps of so many megabytes. */
const ARCHIVE_STEP_MB = 16;
const MB = 1024 * 1024;

/**
 * What is there to be counted, and what is counted, where the two differ. A database counts from when
 * it can be signed in at; one that could not be made has no login that works.
 */
export const STORED = `
  with archive as (
    select instance_id, sum(bytes) as bytes from (
      select instance_id, (file ->> 'sizeBytes')::numeric as bytes
      from database_base_backup base, jsonb_array_elements(base.files) file
      where base.state <> 'shipping'
      union all
      select instance_id, size_bytes from database_log_piece where shipped_at is not null
    ) part group by instance_id
  ), stored as (
    select 'database.storage_megabyte_seconds' as meter, id as resource_id, project_id,
           storage_gb::bigint * 1024 as rate
    from managed_database managed
    where deleted_at is null and exists (
      select from database_credential credential
      where credential.database_id = managed.id and credential.state = 'active')
    union all
    select 'database.backup_megabyte_seconds', id, project_id,
           greatest(1, ceil(size_bytes / ${MB}.0))::bigint
    from database_backup where status = 'ready' and deleted_at is null
    union all
    select 'database.backup_megabyte_seconds', archive.instance_id, managed.project_id,
           ceil(archive.bytes / ${ARCHIVE_STEP_MB * MB}.0)::bigint * ${ARCHIVE_STEP_MB}
    from archive join managed_database managed
      on managed.instance_id = archive.instance_id and managed.plan = 'dedicated'
    where archive.bytes > 0
  )
  select coalesce(stored.meter, counted.meter) as meter,
         coalesce(stored.resource_id, counted.resource_id) as "resourceId",
         stored.project_id as "projectId", stored.rate
  from stored full join database_usage counted
    on counted.meter = stored.meter and counted.resource_id = stored.resource_id
  where stored.rate is distinct from counted.rate
  order by 1, 2 limit 500`;

/** Databases whose servers run, with the memory of those that have one to themselves. */
export const RUNNING = `
  select managed.id, managed.project_id as "projectId",
         case when managed.plan = 'dedicated' then instance.memory_mb end as "memoryMb"
  from managed_database managed
  join database_instance instance on instance.id = managed.instance_id
  where managed.deleted_at is null and managed.status <> 'creating'
    and instance.state in ('running', 'read_only')
  order by managed.id`;
