import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { PlatformConfig } from '../platform.config.js';
import { appSettingsParts } from './app-settings/index.js';
import { AppDeletion } from './apps/app-deletion.js';
import { AppEntity } from './apps/app.entity.js';
import { AppHistory } from './apps/app-history.js';
import { AppView } from './apps/app-view.js';
import { AppsController } from './apps/apps.controller.js';
import { AppsService } from './apps/apps.service.js';
import { ProjectRemoval } from './apps/project-removal.js';
import { autoscalingParts } from './autoscaling/index.js';
import { ActiveRuns } from './deployments/active-runs.js';
import { DeploymentEntity } from './deployments/deployment.entity.js';
import { DEPLOY_QUEUE, DeploymentQueue } from './deployments/deployment-queue.js';
import { DeploymentHistory } from './deployments/deployment-history.js';
import { DeploymentLeases } from './deployments/deployment-leases.js';
import { DeploymentRows } from './deployments/deployment-rows.js';
import { DeploymentRunner } from './deployments/deployment-runner.js';
import { DeploymentSweeper } from './deployments/deployment-sweeper.js';
import { DeploymentTelemetry } from './deployments/deployment-telemetry.js';
import { DeploymentWorker } from './deployments/deployment-worker.js';
import { DeploymentsController } from './deployments/deployments.controller.js';
import { DeploymentsService } from './deployments/deployments.service.js';
import { BuildMeter } from './deployments/stages/build-meter.js';
import { BuildStage } from './deployments/stages/build-stage.js';
import { FetchStage } from './deployments/stages/fetch-stage.js';
import { GoLiveStage } from './deployments/stages/go-live-stage.js';
import { domainParts } from './domains/index.js';
import { EdgeAddresses } from './edge/edge-addresses.js';
import { EdgeClient } from './edge/edge-client.js';
import { EdgeSync } from './edge/edge-sync.js';
import { RouteBook } from './edge/route-book.js';
import { RouteClockEntity } from './edge/route-clock.entity.js';
import { LaunchpadEngines } from './engine/engines.js';
import { chosenCluster } from './engine/kubernetes/kubernetes.config.js';
import { GatewaySync } from './gateway/gateway-sync.js';
import { LaunchpadLoop } from './launchpad-loop.js';
import { LaunchpadSettings } from './launchpad-settings.js';
import { AppLogsController } from './logs/app-logs.controller.js';
import { DeploymentLogsController } from './logs/deployment-logs.controller.js';
import { logDrainParts } from './log-drains/index.js';
import { logParts } from './logs/log-parts.js';
import { LogFollower } from './logs/log-follower.js';
import { LogLineEntity } from './logs/log-line.entity.js';
import { LogStore } from './logs/log-store.js';
import { LogWriter } from './logs/log-writer.js';
import { OperationsController } from './operations/operations.controller.js';
import { cronParts } from './cron/cron-parts.js';
import { execParts } from './exec/exec-parts.js';
import { runParts } from './runs/run-parts.js';
import { processParts } from './processes/process-parts.js';
import { releaseControllers, releaseEntities, releaseProviders } from './releases/release-parts.js';
import { BindingProviders } from './bindings/binding-providers.js';
import { bindingParts } from './bindings/index.js';
import { previewParts } from './previews/index.js';
import { prebuiltParts } from './prebuilt/index.js';
import { ReleaseEntity } from './releases/release.entity.js';
import { ReleasesService } from './releases/releases.service.js';
import { recoveryParts } from './recovery/index.js';
import { FailedStarts } from './runtime/failed-starts.js';
import { Waking } from './runtime/waking.js';
import { Reconciler } from './runtime/reconciler.js';
import { ReplicaKeeper } from './runtime/replica-keeper.js';
import { ReplicaMeter } from './runtime/replica-meter.js';
import { Runtimes } from './runtime/runtimes.js';
import { SecretBox } from './secrets/secret-box.js';
import { GitSource } from './source/git-source.js';
import { codeControllers, codeEntities, codeProviders } from './source/code-parts.js';
import { RepoPolicy } from './source/repo-policy.js';
import { volumeParts } from './volumes/index.js';

export const launchpadEntities = [
  AppEntity,
  DeploymentEntity,
  ReleaseEntity,
  LogLineEntity,
  RouteClockEntity,
  ...appSettingsParts.entities,
  ...volumeParts.entities,
  ...domainParts.entities,
  ...codeEntities,
  ...prebuiltParts.entities,
  ...previewParts.entities,
  ...bindingParts.entities,
  ...releaseEntities,
  ...autoscalingParts.entities,
  ...logParts.entities,
  ...logDrainParts.entities,
  ...processParts.entities,
  ...runParts.entities,
  ...cronParts.entities,
  ...execParts.entities,
];

/** Deploys apps from Git repositories. */
@Module({})
export class LaunchpadModule {
  static forRoot(config: PlatformConfig): DynamicModule {
    const settings = new LaunchpadSettings(config);
    const { queueName } = settings;
    return {
      module: LaunchpadModule,
      imports: [BullModule.registerQueue({ name: queueName })],
      controllers: [
        AppsController,
        DeploymentLogsController,
        DeploymentsController,
        AppLogsController,
        OperationsController,
        ...volumeParts.controllers,
        ...domainParts.controllers,
        ...codeControllers,
        ...prebuiltParts.controllers,
        ...previewParts.controllers,
        ...bindingParts.controllers,
        ...releaseControllers,
        ...autoscalingParts.controllers,
        ...logParts.controllers,
        ...logDrainParts.controllers,
        ...processParts.controllers,
        ...runParts.controllers,
        ...cronParts.controllers,
        ...execParts.controllers,
      ],
      providers: [
        { provide: LaunchpadSettings, useValue: settings },
        { provide: SecretBox, useFactory: () => new SecretBox(config.SKYDECK_SERVICE_SECRET) },
        {
          provide: EdgeAddresses,
          useFactory: () => new EdgeAddresses(new URL(config.EDGE_CONTROL_URL)),
        },
        { provide: LaunchpadEngines, useFactory: () => makeEngines(settings) },
        { provide: DEPLOY_QUEUE, useExisting: getQueueToken(queueName) },
        ...providers,
      ],
      exports: [BindingProviders, LaunchpadEngines, LaunchpadSettings],
    };
  }
}

const providers = [
  ...volumeParts.providers,
  ...appSettingsParts.providers,
  ...domainParts.providers,
  ...codeProviders,
  ...prebuiltParts.providers,
  ...previewParts.providers,
  ...bindingParts.providers,
  ...releaseProviders,
  ...autoscalingParts.providers,
  ...logParts.providers,
  ...logDrainParts.providers,
  ...recoveryParts.providers,
  FailedStarts,
  Waking,
  ...processParts.providers,
  ...runParts.providers,
  ...cronParts.providers,
  ...execParts.providers,
  ActiveRuns,
  AppDeletion,
  AppHistory,
  AppView,
  AppsService,
  BuildMeter,
  BuildStage,
  DeploymentHistory,
  DeploymentLeases,
  DeploymentQueue,
  DeploymentRows,
  DeploymentRunner,
  DeploymentSweeper,
  DeploymentTelemetry,
  DeploymentWorker,
  DeploymentsService,
  EdgeClient,
  EdgeSync,
  FetchStage,
  GatewaySync,
  GitSource,
  GoLiveStage,
  LaunchpadLoop,
  LogFollower,
  LogStore,
  LogWriter,
  ProjectRemoval,
  Reconciler,
  ReleasesService,
  ReplicaKeeper,
  ReplicaMeter,
  RepoPolicy,
  RouteBook,
  Runtimes,
];

function makeEngines({ dir, instance, config }: LaunchpadSettings): LaunchpadEngines {
  return new LaunchpadEngines({
    dir,
    instance,
    runtimeCidr: config.LAUNCHPAD_RUNTIME_CIDR,
    egressAllowCidrs: config.LAUNCHPAD_EGRESS_ALLOW_CIDRS,
    allowHostPorts: [`${config.DATABASES_PORT_RANGE.first}-${config.DATABASES_PORT_RANGE.last}`],
    engineSocket: config.LAUNCHPAD_ENGINE_SOCKET,
    kubernetes: chosenCluster(config),
  });
}
