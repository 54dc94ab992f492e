import { spineMigrations } from '@skydeck/spine';
import { CreateOperations1763850000000 } from '@skydeck/operations';
import { CreateLaunchpad1763720000000 } from './1763720000000-create-launchpad.js';
import { CreateServers1763860000000 } from './1763860000000-create-servers.js';
import { CreateVpsSnapshots1763860100000 } from './1763860100000-create-vps-snapshots.js';
import { IndexDeployments1763912000000 } from './1763912000000-index-deployments.js';
import { OwnImagesAndBackups1763914500000 } from './1763914500000-own-images-and-backups.js';
import { CreateVpsNetworks1763920000000 } from './1763920000000-create-vps-networks.js';
import { CreateVpsConsoles1763950000000 } from './1763950000000-create-vps-consoles.js';
import { CreateVpsMetrics1763950100000 } from './1763950100000-create-vps-metrics.js';
import { VersionVpsSizes1764010001000 } from './1764010001000-version-vps-sizes.js';
import { CredentialsOfConsoles1764010002000 } from './1764010002000-credentials-of-consoles.js';
import { KeepCode1764030100000 } from './1764030100000-keep-code.js';
import { CreateAppDomains1764041000000 } from './1764041000000-create-app-domains.js';
import { CopyVpsBackups1764060000000 } from './1764060000000-copy-vps-backups.js';
import { CopyReleases1764070100000 } from './1764070100000-copy-releases.js';
import { ScopeEnvironment1764070200000 } from './1764070200000-scope-environment.js';
import { RunProcesses1764210100000 } from './1764210100000-run-processes.js';
import { CreateAppImages1764220100000 } from './1764220100000-create-app-images.js';
import { CreateAppPreviews1764220200000 } from './1764220200000-create-app-previews.js';
import { CreateAppBindings1764220300000 } from './1764220300000-create-app-bindings.js';
import { AutoscaleApps1764226000000 } from './1764226000000-autoscale-apps.js';
import { RunCommands1764210200000 } from './1764210200000-run-commands.js';
import { EnterReplicas1764210300000 } from './1764210300000-enter-replicas.js';
import { KeepReplicaEnds1764210400000 } from './1764210400000-keep-replica-ends.js';
import { SampleReplicas1764210500000 } from './1764210500000-sample-replicas.js';
import { PackReleases1764300000000 } from './1764300000000-pack-releases.js';
import { KeepLogs1764310000000 } from './1764310000000-keep-logs.js';
import { TimeStages1764312000000 } from './1764312000000-time-stages.js';
import { DrainLogs1764320000000 } from './1764320000000-drain-logs.js';
import { SetApps1764340000000 } from './1764340000000-set-apps.js';
import { RedirectDomains1764340100000 } from './1764340100000-redirect-domains.js';
import { EnvOfEnvironments1764340200000 } from './1764340200000-env-of-environments.js';
import { LogHookDeliveries1764340300000 } from './1764340300000-log-hook-deliveries.js';
import { SampleRequests1764320000000 } from './1764320000000-sample-requests.js';
import { KeepAppVolumeSnapshots1764330100000 } from './1764330100000-keep-app-volume-snapshots.js';
import { CreateAppVolumes1764330000000 } from './1764330000000-create-app-volumes.js';
import { CreateDatabases1764370000000 } from './1764370000000-create-databases.js';
import { PoolDatabases1764380000000 } from './1764380000000-pool-databases.js';
import { KeepDailySnapshots1764385000000 } from './1764385000000-keep-daily-snapshots.js';
import { ResumeReplicaOutput1764386000000 } from './1764386000000-resume-replica-output.js';
import { KeepRetiringLogins1764387000000 } from './1764387000000-keep-retiring-logins.js';
import { TimeDatabaseArchives1764387000001 } from './1764387000001-time-database-archives.js';
import { CreateRooms1764600000000 } from './1764600000000-create-rooms.js';
import { CreateIngresses1764620000000 } from './1764620000000-create-ingresses.js';
import { CreateBroadcasts1764620100000 } from './1764620100000-create-broadcasts.js';
import { CreateRoomRecordings1764610000000 } from './1764610000000-create-room-recordings.js';
import { CreateLivekitNotices1764630000000 } from './1764630000000-create-livekit-notices.js';
import { NoteRoomTokenUses1764640000000 } from './1764640000000-note-room-token-uses.js';
import { CountDatabases1764381000000 } from './1764381000000-count-databases.js';
import { ShipDatabaseArchives1764382000000 } from './1764382000000-ship-database-archives.js';
import { EndProjectsOfDatabases1764382000001 } from './1764382000001-end-projects-of-databases.js';

/** Every migration of this service, oldest first. */
export const migrations = [
  ...spineMigrations,
  CreateLaunchpad1763720000000,
  CreateOperations1763850000000,
  CreateServers1763860000000,
  CreateVpsSnapshots1763860100000,
  IndexDeployments1763912000000,
  OwnImagesAndBackups1763914500000,
  CreateVpsNetworks1763920000000,
  CreateVpsConsoles1763950000000,
  CreateVpsMetrics1763950100000,
  VersionVpsSizes1764010001000,
  CredentialsOfConsoles1764010002000,
  KeepCode1764030100000,
  CreateAppDomains1764041000000,
  CopyVpsBackups1764060000000,
  CopyReleases1764070100000,
  ScopeEnvironment1764070200000,
  RunProcesses1764210100000,
  RunCommands1764210200000,
  EnterReplicas1764210300000,
  KeepReplicaEnds1764210400000,
  SampleReplicas1764210500000,
  CreateAppImages1764220100000,
  CreateAppPreviews1764220200000,
  CreateAppBindings1764220300000,
  AutoscaleApps1764226000000,
  PackReleases1764300000000,
  KeepLogs1764310000000,
  TimeStages1764312000000,
  DrainLogs1764320000000,
  SampleRequests1764320000000,
  CreateAppVolumes1764330000000,
  KeepAppVolumeSnapshots1764330100000,
  SetApps1764340000000,
  RedirectDomains1764340100000,
  EnvOfEnvironments1764340200000,
  LogHookDeliveries1764340300000,
  CreateDatabases1764370000000,
  PoolDatabases1764380000000,
  CountDatabases1764381000000,
  ShipDatabaseArchives1764382000000,
  EndProjectsOfDatabases1764382000001,
  KeepDailySnapshots1764385000000,
  ResumeReplicaOutput1764386000000,
  KeepRetiringLogins1764387000000,
  TimeDatabaseArchives1764387000001,
  CreateRooms1764600000000,
  CreateRoomRecordings1764610000000,
  CreateIngresses1764620000000,
  CreateBroadcasts1764620100000,
  CreateLivekitNotices1764630000000,
  NoteRoomTokenUses1764640000000,
];
