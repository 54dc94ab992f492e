import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetErrors } from '../../assets/asset.errors.js';
import { SILENT_AFTER_S } from '../beacons/beacon-pace.js';
import type {
  AskAssetInsight,
  AskViewInsight,
  AskViewSeries,
  ViewInsight as Told,
  ViewSeries,
  WatchingNow,
} from './view-insight.schema.js';
import { BY_NAME, BY_TIME, NAMES, STARTUPS_BY_NAME, WATCHING } from './view-insight.sql.js';
import { spanOf, spanToldOf } from './view-span.js';
import { type SummedViews, viewSumsOf } from './view-sums.js';

const MOST_GROUPS = 50;
const STEPS_S = { hour: 3600, day: 86_400 } as const;
const ASSET_THERE = `
  select 1 from asset where tenant = $1 and id = $2 and status not in ('deleting', 'deleted')`;

interface Named extends SummedViews {
  readonly key: string;
}

/** Tells what views came to. */
@Injectable()
export class ViewInsight {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Sums of all, and told apart. */
  async of(tenant: Tenant, { asset = '', by, ...asked }: AskViewInsight): Promise<Told> {
    const span = spanOf(asked, this.clock.now());
    const step = span.isOfDays ? 'day' : 'hour';
    const meant = (dimension: string) => [tenant, step, asset, dimension, span.from, span.to];
    const isOneAsset = asset !== '' && by === 'asset';
    const [[total], groups] = await Promise.all([
      this.#byName(meant('all'), 1),
      isOneAsset ? [] : this.#byName(meant(by), MOST_GROUPS),
    ]);
    const names = by === 'asset' ? await this.#names(tenant, groups) : new Map<string, string>();
    return {
      ...spanToldOf(span),
      total: total?.sums ?? viewSumsOf(undefined, new Map()),
      groups: groups.map(({ key, sums }) => ({ key, name: names.get(key) ?? null, sums })),
    };
  }

  /** The same of one asset. @throws `asset.not_found` */
  async ofAsset(tenant: Tenant, asset: string, asked: AskAssetInsight): Promise<Told> {
    const [row] = await this.dataSource.query<unknown[]>(ASSET_THERE, [tenant, asset]);
    if (!row) throw AssetErrors.not_found();
    return this.of(tenant, { ...asked, asset });
  }

  /** Sums of each hour or day. */
  async over(tenant: Tenant, { asset = '', step, ...asked }: AskViewSeries): Promise<ViewSeries> {
    const span = spanOf(asked, this.clock.now(), step);
    const rows = await this.dataSource.query<
      (SummedViews & { key: Date; startups: Record<string, number> })[]
    >(BY_TIME, [tenant, step, asset, 'all', span.from, span.to]);
    const points = rows.map(({ key, startups, ...summed }) => {
      const classes = Object.entries(startups).map(
        ([name, count]) => [Number(name), count] as const,
      );
      return { at: key.toISOString(), sums: viewSumsOf(summed, new Map(classes)) };
    });
    return { ...spanToldOf(span), step_s: STEPS_S[step], points };
  }

  /** Who watches at this moment. */
  async now(tenant: Tenant): Promise<WatchingNow> {
    const since = new Date(this.clock.now().getTime() - SILENT_AFTER_S * 1000);
    const rows = await this.dataSource.query<
      { asset_id: string; watching: number; total: number }[]
    >(WATCHING, [tenant, since]);
    const names = await this.#names(
      tenant,
      rows.map(({ asset_id: key }) => ({ key })),
    );
    const assets = rows.map(({ asset_id, watching }) => ({
      asset_id,
      name: names.get(asset_id) ?? null,
      watching,
    }));
    return { watching: rows[0]?.total ?? 0, assets };
  }

  async #byName(meant: readonly unknown[], most: number) {
    const rows = await this.dataSource.query<Named[]>(BY_NAME, [...meant, most]);
    const keys = rows.map(({ key }) => key);
    const started = await this.dataSource.query<{ key: string; class: number; amount: number }[]>(
      STARTUPS_BY_NAME,
      [...meant, keys],
    );
    const classes = Map.groupBy(started, ({ key }) => key);
    return rows.map(({ key, ...summed }) => {
      const counts = (classes.get(key) ?? []).map((one) => [one.class, one.amount] as const);
      return { key, sums: viewSumsOf(summed, new Map(counts)) };
    });
  }

  async #names(tenant: Tenant, of: readonly { key: string }[]): Promise<Map<string, string>> {
    const ids = of.map(({ key }) => key);
    const rows = await this.dataSource.query<{ id: string; name: string }[]>(NAMES, [tenant, ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
