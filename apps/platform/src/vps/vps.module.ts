import { OperationEntity, OperationsModule } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SecretBox } from '../launchpad/secrets/secret-box.js';
import type { PlatformConfig } from '../platform.config.js';
import { readPriceList } from '../usage/prices/read-price-list.js';
import { CreateHandler } from './actions/create.handler.js';
import { DeleteHandler } from './actions/delete.handler.js';
import { RebootHandler, StartHandler, StopHandler } from './actions/power.handlers.js';
import { RebuildHandler } from './actions/rebuild.handler.js';
import { ResizeHandler } from './actions/resize.handler.js';
import { VpsTools } from './actions/vps-tools.js';
import { consoleParts } from './console/index.js';
import { ComputeEngines } from './engine/compute-engines.js';
import { ImageCache } from './engine/images/image-cache.js';
import { makeEngines } from './engine/make-engines.js';
import { backupParts } from './backups/index.js';
import { imageOutbound, imageParts } from './images/index.js';
import { metricParts } from './metrics/index.js';
import { moveParts } from './moves/index.js';
import { firewallParts } from './firewalls/index.js';
import { floatingIpParts } from './floating-ips/index.js';
import { networkParts } from './network/index.js';
import { portParts } from './ports/index.js';
import { EngineEvents } from './reconcile/engine-events.js';
import { HostBoots } from './reconcile/host-boots.js';
import { Readiness } from './reconcile/readiness.js';
import { VpsLoop } from './reconcile/vps-loop.js';
import { VpsObserver } from './reconcile/vps-observer.js';
import { VpsActionsController } from './servers/vps-actions.controller.js';
import { VpsActions } from './servers/vps-actions.js';
import { VpsAnswers } from './servers/vps-answers.js';
import { VpsController } from './servers/vps.controller.js';
import { VpsEntity } from './servers/vps.entity.js';
import { VpsHistory } from './servers/vps-history.js';
import { VpsMeter } from './servers/vps-meter.js';
import { VpsService } from './servers/vps.service.js';
import { VpsView } from './servers/vps-view.js';
import { SizeEntity } from './sizes/size.entity.js';
import { SizesController } from './sizes/sizes.controller.js';
import { Operator } from './sizes/operator.js';
import { SizeKeeping } from './sizes/size-keeping.js';
import { SizePrices } from './sizes/size-prices.js';
import { Sizes } from './sizes/sizes.js';
import { SshKeyEntity } from './ssh-keys/ssh-key.entity.js';
import { SshKeysController } from './ssh-keys/ssh-keys.controller.js';
import { SshKeys } from './ssh-keys/ssh-keys.js';
import { snapshotParts } from './snapshots/index.js';
import { volumeParts } from './volumes/index.js';
import { VpsSettings } from './vps-settings.js';

/** What servers are connected to. */
const connections: readonly Readonly<
  Record<'entities' | 'controllers' | 'providers', readonly Type[]>
>[] = [firewallParts, floatingIpParts, networkParts, portParts, volumeParts];

export const vpsEntities = [
  ...consoleParts.entities,
  ...backupParts.entities,
  ...imageParts.entities,
  ...snapshotParts.entities,
  ...connections.flatMap(({ entities }) => entities),
  OperationEntity,
  SizeEntity,
  SshKeyEntity,
  VpsEntity,
];

/** Virtual private servers. */
@Module({})
export class VpsModule {
  static forRoot(config: PlatformConfig): DynamicModule {
    const settings = new VpsSettings(config);
    const prices = readPriceList(config.PRICES_FILE);
    return {
      module: VpsModule,
      imports: [
        OperationsModule.forRoot({
          schema: config.PLATFORM_SCHEMA,
          concurrency: config.VPS_CONCURRENCY,
        }),
      ],
      controllers: [
        VpsController,
        VpsActionsController,
        SizesController,
        SshKeysController,
        ...backupParts.controllers,
        ...imageParts.controllers,
        ...snapshotParts.controllers,
        ...connections.flatMap(({ controllers }) => controllers),
        ...consoleParts.controllers,
        ...metricParts.controllers,
        ...moveParts.controllers,
      ],
      providers: [
        { provide: VpsSettings, useValue: settings },
        { provide: SecretBox, useFactory: () => new SecretBox(config.SKYDECK_SERVICE_SECRET) },
        { provide: ImageCache, useFactory: () => new ImageCache(settings.imageDir) },
        { provide: ComputeEngines, useFactory: () => makeEngines(settings) },
        ...providers,
        imageOutbound(config),
        {
          provide: SizePrices,
          useFactory: (clock: Clock) => new SizePrices(prices, clock),
          inject: [Clock],
        },
        ...backupParts.providers,
        ...imageParts.providers,
        ...snapshotParts.providers,
        ...connections.flatMap(({ providers: some }) => some),
        ...consoleParts.providers,
        ...metricParts.providers,
        ...moveParts.providers,
      ],
      exports: [ComputeEngines],
    };
  }
}

const providers = [
  CreateHandler,
  DeleteHandler,
  EngineEvents,
  HostBoots,
  Operator,
  Readiness,
  RebootHandler,
  RebuildHandler,
  ResizeHandler,
  SizeKeeping,
  Sizes,
  SshKeys,
  StartHandler,
  StopHandler,
  VpsActions,
  VpsAnswers,
  VpsHistory,
  VpsLoop,
  VpsMeter,
  VpsObserver,
  VpsService,
  VpsTools,
  VpsView,
];
