import { statement } from '@skydeck/database';

/** A key of a project as it is stored. */
export interface ProjectKeyRow {
  readonly id: string;
  readonly project_id: string;
  readonly version: number;
  readonly master_key_id: string;
  readonly wrapped: Buffer;
}

/** A key of a space as it is stored. */
export interface SpaceKeyRow {
  readonly id: string;
  readonly project_id: string;
  readonly space_id: string;
  readonly purpose: 'address' | 'data';
  readonly version: number;
  readonly project_key_id: string;
  readonly wrapped: Buffer;
}

const PROJECT = 'id, project_id, version, master_key_id, wrapped';
const SPACE = 'id, project_id, space_id, purpose, version, project_key_id, wrapped';

/**
 * Whether a project, in whichever mode, has ended.
 * @param project a parameter, or a column with its table: by itself it would be the one of this list
 */
export const HAS_ENDED = (project: `$${number}` | `${string}.project_id`) =>
  `exists (select 1 from ended_project where ended_project.project_id = split_part(${project}, '.', 1))`;

export const ANY_KEY = statement('select exists (select 1 from project_key) as found');

export const CURRENT_PROJECT_KEY = statement(
  `select ${PROJECT} from project_key where project_id = $1 and status = 'current'`,
);

export const PROJECT_KEY = statement(
  `select ${PROJECT} from project_key where id = $1 and status <> 'destroyed'`,
);

export const FIRST_PROJECT_KEY = statement(`
  insert into project_key (${PROJECT}, status, created_at, updated_at)
  select $1, $2, 1, $3, $4, 'current', $5, $5 where not ${HAS_ENDED('$2')}
  on conflict do nothing`);

export const RETIRE_PROJECT_KEY = statement(`
  update project_key set status = 'retired', updated_at = $2 where id = $1 and status = 'current'
  returning id`);

export const NEXT_PROJECT_KEY = statement(`
  insert into project_key (${PROJECT}, status, created_at, updated_at)
  values ($1, $2, $3, $4, $5, 'current', $6, $6)`);

export const OLD_PROJECT_KEYS = statement(`
  select id, project_id from project_key where status = 'current' and created_at < $1
  order by created_at limit 100`);

export const TO_REWRAP_PROJECTS = statement(`
  select ${PROJECT} from project_key
  where master_key_id <> $1 and status <> 'destroyed' and id > $2 order by id limit 100`);

export const REWRAP_PROJECT = statement(`
  update project_key set master_key_id = $3, wrapped = $4, updated_at = $5
  where id = $1 and wrapped = $2`);

export const DESTROY_PROJECT_KEYS = statement(`
  update project_key set status = 'destroyed', wrapped = null, updated_at = $1
  where status <> 'destroyed' and ${HAS_ENDED('project_key.project_id')} returning project_id`);

export const LATEST_SPACE_KEY = statement(`
  select ${SPACE} from space_key where space_id = $1 and project_id = $2 and purpose = $3
  order by version desc limit 1`);

export const SPACE_KEY = statement(
  `select ${SPACE} from space_key where id = $1 and project_id = $2 and space_id = $3`,
);

/** Only under a key that is current: what is retired goes away once nothing is wrapped with it. */
export const FIRST_SPACE_KEY = statement(`
  insert into space_key (${SPACE}, created_at, updated_at)
  select $1, $2, $3, $4, 1, id, $6, $7, $7 from project_key
  where id = $5 and status = 'current' for share
  on conflict do nothing returning id`);

export const TO_REWRAP_SPACES = statement(`
  select space_key.* from space_key join project_key on project_key.id = project_key_id
  where status = 'retired' and space_key.id > $1 order by space_key.id limit 100`);

/** For the same reason. */
export const REWRAP_SPACE = statement(`
  update space_key set project_key_id = $3, wrapped = $4, updated_at = $5
  where id = $1 and wrapped = $2 and exists (
    select 1 from project_key where id = $3 and status = 'current' for share)`);

export const DESTROY_RETIRED = statement(`
  update project_key set status = 'destroyed', wrapped = null, updated_at = $1
  where status = 'retired' and not exists (
    select 1 from space_key where project_key_id = project_key.id)`);

export const DESTROY_SPACE = 'delete from space_key where space_id = $1';
