import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { LaunchpadEngines } from '../launchpad/engine/engines.js';
import { LaunchpadSettings } from '../launchpad/launchpad-settings.js';
import { SecretBox } from '../launchpad/secrets/secret-box.js';
import type { PlatformConfig } from '../platform.config.js';
import { DatabaseCreateHandler } from './actions/create.handler.js';
import { DatabaseDeleteHandler } from './actions/delete.handler.js';
import { DatabaseResizeHandler } from './actions/resize.handler.js';
import { DatabaseUpgradeHandler } from './actions/upgrade.handler.js';
import { DatabaseTools } from './actions/database-tools.js';
import { DatabaseBindings } from './bindings/database-bindings.js';
import { archiveParts } from './archive/index.js';
import { projectParts } from './projects/index.js';
import { backupParts } from './backups/index.js';
import { credentialParts } from './credentials/index.js';
import { DatabaseSettings } from './database-settings.js';
import { DatabaseDriver } from './engine/database.driver.js';
import { makeDatabaseDriver } from './engine/make-database-driver.js';
import { extensionParts } from './extensions/index.js';
import { InstanceEntity } from './instances/instance.entity.js';
import { Instances } from './instances/instances.js';
import { DatabaseLoop } from './reconcile/database-loop.js';
import { InstanceObserver } from './reconcile/instance-observer.js';
import { databaseMetricParts } from './metrics/index.js';
import { managedParts } from './managed/index.js';
import { poolParts } from './pools/index.js';
import { DatabaseSizeEntity } from './sizes/database-size.entity.js';
import { DatabaseSizes } from './sizes/database-sizes.js';
import { databaseUsageParts } from './usage/index.js';
import { DatabaseSizesController } from './sizes/database-sizes.controller.js';

const parts: readonly Readonly<
  Record<'entities' | 'controllers' | 'providers', readonly Type[]>
>[] = [
  managedParts,
  credentialParts,
  backupParts,
  archiveParts,
  projectParts,
  databaseMetricParts,
  extensionParts,
  poolParts,
  databaseUsageParts,
];

export const databaseEntities = [
  DatabaseSizeEntity,
  InstanceEntity,
  ...parts.flatMap(({ entities }) => entities),
];

/** Managed databases. */
@Module({})
export class DatabasesModule {
  /**
   * @param launchpad the module that has the network of apps
   * @param driver what runs them; made of the settings when not given
   */
  static forRoot(
    config: PlatformConfig,
    launchpad: DynamicModule,
    driver?: DatabaseDriver,
  ): DynamicModule {
    return {
      module: DatabasesModule,
      imports: [launchpad],
      controllers: [DatabaseSizesController, ...parts.flatMap(({ controllers }) => controllers)],
      providers: [
        { provide: DatabaseSettings, useValue: new DatabaseSettings(config) },
        { provide: SecretBox, useFactory: () => new SecretBox(config.SKYDECK_SERVICE_SECRET) },
        {
          provide: DatabaseDriver,
          useFactory: (settings: LaunchpadSettings, engines: LaunchpadEngines) =>
            driver ?? makeDatabaseDriver(settings, engines),
          inject: [LaunchpadSettings, LaunchpadEngines],
        },
        DatabaseBindings,
        DatabaseCreateHandler,
        DatabaseDeleteHandler,
        DatabaseLoop,
        DatabaseResizeHandler,
        DatabaseSizes,
        DatabaseTools,
        DatabaseUpgradeHandler,
        InstanceObserver,
        Instances,
        ...parts.flatMap(({ providers }) => providers),
      ],
    };
  }
}
