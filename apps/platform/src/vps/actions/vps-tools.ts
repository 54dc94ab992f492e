import { OperationHandlers } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../launchpad/secrets/secret-box.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { Images } from '../images/images.js';
import { Addresses } from '../network/addresses.js';
import { Belongings } from '../network/belongings.js';
import { NetworkKeeper } from '../network/network-keeper.js';
import { VpsHistory } from '../servers/vps-history.js';
import { VpsMeter } from '../servers/vps-meter.js';
import { Sizes } from '../sizes/sizes.js';
import { VpsSettings } from '../vps-settings.js';

/** What everything that is done to servers needs. */
@Injectable()
export class VpsTools {
  constructor(
    readonly dataSource: DataSource,
    readonly engines: ComputeEngines,
    readonly handlers: OperationHandlers,
    readonly addresses: Addresses,
    readonly belongings: Belongings,
    readonly network: NetworkKeeper,
    readonly images: Images,
    readonly sizes: Sizes,
    readonly box: SecretBox,
    readonly history: VpsHistory,
    readonly meter: VpsMeter,
    readonly settings: VpsSettings,
    readonly clock: Clock,
  ) {}
}
