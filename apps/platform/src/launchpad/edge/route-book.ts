import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BuildPlan } from '../engine/build-plan.js';
import type { Artifact } from '../engine/builder.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { FailedStarts } from '../runtime/failed-starts.js';
import type { StoredRules } from './rules/edge-rules.schema.js';
import type { RouteSource } from './edge-route.js';

interface Row {
  readonly appId: string;
  readonly name: string;
  readonly projectSlug: string;
  readonly version: string;
  readonly releaseId: string;
  readonly artifact: Artifact;
  readonly plan: BuildPlan;
  readonly domains: readonly string[];
  readonly rules: StoredRules | null;
  readonly maySleep: boolean | null;
}

const ROUTES = `
  select app.id as "appId", app.name, app.project_slug as "projectSlug",
         app.route_version as version, release.id as "releaseId", release.artifact, release.plan,
         array(select host from app_domain
           where app_domain.app_id = app.id and app_domain.status = 'verified') as domains,
         (select rules from app_edge_rules where app_edge_rules.app_id = app.id) as rules,
         (select (policy ->> 'enabled')::boolean and (policy ->> 'min')::integer = 0
           from app_autoscaling where app_autoscaling.app_id = app.id) as "maySleep"
  from app join release on release.id = app.current_release_id
  where app.deleted_at is null`;

/** Which release serves which host, by the rows: the truth that the edge is told. */
@Injectable()
export class RouteBook {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: LaunchpadSettings,
    private readonly failed: FailedStarts,
  ) {}

  /** Numbers a change of an app's route. To be done in the transaction that makes the change. */
  async advance(manager: EntityManager, appId: string): Promise<void> {
    await manager.query(
      `with clock as (update route_clock set version = version + 1 returning version)
       update app set route_version = clock.version from clock where app.id = $1`,
      [appId],
    );
  }

  /** As {@link advance}, in a transaction of its own. */
  async changed(appId: string): Promise<void> {
    await this.advance(this.dataSource.manager, appId);
  }

  /** Numbers every route anew, above `floor`: what the edge may remember is older. */
  async renumber(floor: number): Promise<void> {
    await this.dataSource.query(
      `with clock as (
         update route_clock set version = greatest(version, $1) + 1 returning version
       )
       update app set route_version = clock.version from clock`,
      [floor],
    );
  }

  /** The routes of one app, one for each of its names; none when nothing of it is live. */
  async find(appId: string): Promise<RouteSource[]> {
    const rows = await this.dataSource.query<Row[]>(`${ROUTES} and app.id = $1`, [appId]);
    return rows.flatMap((row) => this.#toSources(row));
  }

  /** Every route and the version they are all part of, as of one moment. */
  async all(): Promise<{ version: number; routes: RouteSource[] }> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [clock] = await manager.query<[{ version: string }]>('select version from route_clock');
      const rows = await manager.query<Row[]>(ROUTES);
      return {
        version: Number(clock.version),
        routes: rows.flatMap((row) => this.#toSources(row)),
      };
    });
  }

  #toSources(row: Row): RouteSource[] {
    const source = {
      host: this.settings.hostOf(row),
      version: Number(row.version),
      appId: row.appId,
      releaseId: row.releaseId,
      artifact: row.artifact,
      spa: row.plan.spa ?? false,
      // Nobody is kept waiting for what does not start.
      wakes: row.maySleep === true && !this.failed.has(row.releaseId),
      isCustom: false,
      rules: row.rules,
    };
    return [source, ...row.domains.map((host) => ({ ...source, host, isCustom: true }))];
  }
}
