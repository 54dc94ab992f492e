import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BuildPlan } from '../engine/build-plan.js';
import type { Artifact } from '../engine/builder.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { FailedStarts } from '../runtime/failed-starts.js';
import { Waking } from '../runtime/waking.js';
import { GivingWay } from '../volumes/giving-way.js';
import type { StoredRules } from './rules/edge-rules.schema.js';
import type { RouteSource } from './edge-route.js';

type RedirectStatus = NonNullable<StoredRules['redirects']>[number]['status'];

/** A verified domain, and the one that it leads to. */
interface ServedDomain {
  readonly host: string;
  readonly to: string | null;
  readonly isCertified: boolean;
  readonly status: RedirectStatus;
}

interface Row {
  readonly appId: string;
  readonly name: string;
  readonly projectSlug: string;
  readonly version: string;
  readonly releaseId: string;
  readonly artifact: Artifact;
  readonly plan: BuildPlan;
  readonly domains: readonly ServedDomain[];
  readonly former: readonly string[];
  readonly rules: StoredRules | null;
  readonly maySleep: boolean | null;
}

const ROUTES = `
  select app.id as "appId", app.name, app.project_slug as "projectSlug",
         app.route_version as version, release.id as "releaseId", release.artifact, release.plan,
         (select coalesce(json_agg(json_build_object(
              'host', own.host, 'status', own.redirect_status, 'to', target.host,
              'isCertified', exists (select from app_certificate
                where domain_id = target.id and chain is not null))), '[]')
            from app_domain own
            left join app_domain target on target.app_id = own.app_id
              and target.host = own.redirect_to and target.status = 'verified'
            where own.app_id = app.id and own.status = 'verified') as domains,
         array(select former.name from app_former_name former
           where former.app_id = app.id and not exists (
             select from app other where other.project_id = app.project_id
               and other.name = former.name and other.deleted_at is null)) as former,
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
    private readonly waking: Waking,
    private readonly givingWay: GivingWay,
  ) {}

  /**
   * Numbers a change of an app's route. To be done in the transaction that makes the change. The app
   * is locked before the clock, as by whoever changed it earlier in the same transaction: the other
   * way round the two would wait for each other.
   */
  async advance(manager: EntityManager, appId: string): Promise<void> {
    await manager.query(
      `with changed as (select id from app where id = $1 for update),
            clock as (
              update route_clock set version = version + 1 from changed returning version
            )
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
      `with every as (select id from app order by id for update),
            clock as (
              update route_clock set version = greatest(version, $1) + 1
              where (select count(*) from every) >= 0 returning version
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
      wakes: this.givingWay.has(row.appId) || this.#mayWake(row),
      isCustom: false,
      rules: row.rules,
    };
    const former = row.former.map((name) => {
      const host = this.settings.hostOf({ ...row, name });
      return { ...source, host, wakes: false, rules: leadTo(this.settings.urlOf(row)) };
    });
    const domains = row.domains.map(({ host, to, isCertified, status }) => {
      const custom = { ...source, host, isCustom: true };
      if (to === null) return custom;
      const origin = this.#originOf(to, isCertified);
      return { ...custom, wakes: false, rules: leadTo(origin, status) };
    });
    return [source, ...domains, ...former];
  }

  #mayWake({ maySleep, releaseId }: Row): boolean {
    const isExpected = maySleep === true || this.waking.has(releaseId);
    return isExpected && !this.failed.has(releaseId);
  }

  /** Where a domain is reached: safely once it has a certificate, until then as the edge is. */
  #originOf(host: string, isCertified: boolean): string {
    const url = new URL(this.settings.config.EDGE_URL);
    if (isCertified && url.protocol === 'http:') return `https://${host}`;
    url.hostname = host;
    return url.origin;
  }
}

/** Sends whatever is asked for to the same path and query of another place. */
function leadTo(origin: string, status: RedirectStatus = 308): StoredRules {
  return { redirects: [{ from: '/*', to: `${origin}/*`, status }] };
}
