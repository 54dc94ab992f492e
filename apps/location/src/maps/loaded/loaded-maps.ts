import type { Tenant } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { LostBuilds } from '../regions/lost-builds.js';
import { RegionEntity } from '../regions/region.entity.js';
import { RegionFiles } from '../regions/region-files.js';
import { REGIONS_TOPIC } from '../regions/region-news.js';
import { LoadedMap } from './loaded-map.js';

const LOOK_EVERY_MS = 2_000;

/**
 * The maps that this process serves. It looks at the rows again and again, and at once when it is told
 * to; a new build takes the place of the one before when it can be read, and who uses that ends with it.
 */
@Injectable()
export class LoadedMaps implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Maps');
  readonly #maps = new Map<string, LoadedMap>();
  readonly #rounds = new Rounds(
    () => this.look(),
    (error) => this.#logger.warn({ msg: 'The maps could not be looked at.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: RegionFiles,
    private readonly bus: Bus,
    private readonly lost: LostBuilds,
  ) {}

  onApplicationBootstrap(): void {
    this.bus.subscribe(REGIONS_TOPIC, () => void this.#rounds.now());
    this.#rounds.start(LOOK_EVERY_MS);
    void this.#rounds.now();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Maps of a project and of everybody on which all these places lie, the smallest first. */
  covering(
    tenant: Tenant,
    places: readonly { readonly lat: number; readonly lon: number }[],
  ): LoadedMap[] {
    return Array.from(this.#maps.values())
      .filter((map) => map.region.tenant === null || map.region.tenant === tenant)
      .filter((map) => places.every(({ lat, lon }) => map.covers(lat, lon)))
      .toSorted((one, other) => one.area - other.area);
  }

  /** A map by its identifier; undefined when it is not served to this project. */
  get(tenant: Tenant, id: string): LoadedMap | undefined {
    const map = this.#maps.get(id);
    return map?.region.tenant === null || map?.region.tenant === tenant ? map : undefined;
  }

  /** Brings what is served in line with the rows. */
  async look(): Promise<void> {
    const rows = await this.dataSource.manager.findBy(RegionEntity, { build: Not(IsNull()) });
    const wanted = new Set(rows.map(({ id }) => id));
    for (const id of this.#maps.keys()) if (!wanted.has(id)) this.#maps.delete(id);
    for (const row of rows) {
      if (this.#maps.get(row.id)?.build === row.build) continue;
      await this.#load(row, row.build!).catch((error: unknown) =>
        this.#logger.error({ msg: 'A map cannot be read.', region: row.id, err: error }),
      );
    }
  }

  async #load(row: RegionEntity, build: number): Promise<void> {
    const folder = await this.files.here(row.id, build);
    if (folder === null) return this.lost.renew(row);
    const map = new LoadedMap(row, build, folder);
    await map.check();
    const before = this.#maps.get(row.id);
    this.#maps.set(row.id, map);
    if (before) await this.files.forget(row.id, { build, sourceKey: row.sourceKey });
  }
}
