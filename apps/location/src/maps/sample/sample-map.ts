import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@skydeck/errors';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { LocationSettings } from '../../location-settings.js';
import { RegionEntity } from '../regions/region.entity.js';
import { Regions } from '../regions/regions.js';

const FILE = fileURLToPath(new URL('../../../sample/monaco.osm.gz', import.meta.url));
const NAME = 'Monaco (sample)';

/** Has a small map built when there is none for everybody, so that the first request finds one. */
@Injectable()
export class SampleMap implements OnApplicationBootstrap {
  readonly #logger = new Logger('Maps');

  constructor(
    private readonly dataSource: DataSource,
    private readonly regions: Regions,
    private readonly settings: LocationSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.config.LOCATION_SAMPLE === 'off') return;
    try {
      const isThere = await this.dataSource.manager.existsBy(RegionEntity, { tenant: IsNull() });
      if (!isThere) await this.regions.create(null, NAME, { bytes: createReadStream(FILE) });
    } catch (error) {
      // Two processes may start at the same time: one of them makes it.
      if (error instanceof ApiError && error.code === 'region.name_taken') return;
      this.#logger.warn({ msg: 'The sample map is not there.', err: error });
    }
  }
}
