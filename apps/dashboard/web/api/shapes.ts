import type { AuthComponents, MessagingComponents, PlatformComponents } from '@skydeck/sdk';

type Auth = AuthComponents['schemas'];
type Platform = PlatformComponents['schemas'];
type Messaging = MessagingComponents['schemas'];

export type Account = Auth['Account'];
export type AccountSession = Auth['Session'];
export type StartedSignIn = Auth['StartedSignIn'];
export type DeviceGrant = Auth['DeviceGrant'];

export type Project = Auth['Project'];
export type Role = Project['role'];
export type Member = Auth['Member'];
export type Invitation = Auth['Invitation'];

export type User = Auth['User'];
export type WantedUser = Partial<Auth['CreateUser']>;
export type UserChange = Partial<Auth['UpdateUser']>;
export type Identity = Auth['Identity'];
export type Factor = Auth['Factor'];
export type AddedFactor = Auth['AddedFactor'];
export type AskedFactor = Auth['AskedFactor'];
export type FactorChallenge = Auth['FactorChallenge'];
export type RecoveryCodes = Auth['RecoveryCodes'];
/** What a sign-in still asks for; its ticket stays on the server. */
export type SecondFactor = Omit<Auth['SecondFactorRequired'], 'ticket'>;
export type CodeStats = Auth['OtpStats'];
export type CodeBlock = Auth['OtpBlock'];
export type AuthSettings = Auth['AuthSettings'];
export type AuthSettingsChange = Partial<Auth['UpdateAuthSettings']>;
export type Branding = AuthSettings['branding'];
export type UserSession = Auth['UserSession'];
export type OidcClient = Auth['OidcClient'];
export type NewOidcClient = Auth['NewOidcClient'];
export type WantedOidcClient = Auth['CreateOidcClient'];
export type OidcClientChange = Auth['UpdateOidcClient'];
export type KycSession = Auth['KycSession'];
export type KycSessionDetail = Auth['KycSessionDetail'];
export type NewKycSession = Auth['NewKycSession'];
export type WantedKycSession = Partial<Auth['CreateKycSession']>;
export type KycCheck = Auth['KycCheck'];
export type KycReview = Auth['KycReview'];
export type KycReviewDetail = Auth['KycReviewDetail'];
export type KycDecision = Auth['DecideKycReview'];

export type Product = Auth['Product'];
export type Provisioned = Auth['Provisioned'];
export type Key = Auth['Key'];
export type NewKey = Auth['NewKey'];
export type WantedKey = Auth['CreateKey'];
export type KeyChange = Auth['UpdateKey'];
export type Mode = Key['mode'];

export type App = Platform['App'];
export type WantedApp = Partial<Platform['CreateApp']>;
export type AppChange = Platform['UpdateApp'];
export type Deployment = Platform['Deployment'];
export type WantedDeployment = Platform['CreateDeployment'];
export type AppSource = Platform['AppSource'];
export type Release = Platform['ReleaseDetail'];
export type ReleaseDiff = Platform['ReleaseDiff'];
export type AutoDeploy = Platform['AutoDeploy'];
export type EnvVariable = Platform['EnvVariable'];
export type EnvScope = EnvVariable['scope'];
export type EnvChange = Platform['EnvChange'];
export type EnvEntries = Platform['ChangeEnv']['set'];
export type EnvChanged = Platform['EnvChanged'];
export type Domain = Platform['Domain'];
export type EdgeRules = Platform['EdgeRules'];
export type EdgeRulesChange = Platform['UpdateEdgeRules'];
export type AppScale = Platform['AppScale'];
export type Autoscaling = Platform['Autoscaling'];
export type AutoscalingChange = Platform['UpdateAutoscaling'];
export type AppProcess = Platform['AppProcesses']['processes'][number];
export type AppProcesses = Platform['AppProcesses'];
export type AppReplica = Platform['AppReplicas']['replicas'][number];
export type AppPreview = Platform['AppPreview'];
export type PreviewSettings = Platform['AppPreviewSettings'];
export type PreviewSettingsChange = Platform['UpdateAppPreviewSettings'];
export type AppBinding = Platform['AppBinding'];
export type BindingTarget = Platform['CreateAppBinding']['target'];
export type LogDrain = Platform['LogDrain'];
export type LogRetention = Platform['LogRetention'];
export type AppRun = Platform['AppRun'];
export type AppVolume = Platform['AppVolume'];
export type AppVolumeSnapshot = Platform['AppVolumeSnapshot'];
export type WantedAppVolume = Pick<
  Platform['CreateAppVolume'],
  'name' | 'mount_path' | 'size_gb' | 'shared'
>;
export type AppCron = Platform['AppCron'];
export type WantedCron = Platform['CreateAppCron'];
export type AppImage = Platform['AppImage'];
export type WantedImageSource = Platform['SetAppImage'];
export type WantedScale = Partial<Platform['ScaleApp']> & { replicas: number };
export type DeployKey = Platform['DeployKey'];
export type AppHook = Platform['AppHook'];
export type AppHookChange = Platform['UpdateHook'];
export type Engine = Platform['Engine'];

export type Server = Platform['Vps'];
export type WantedServer = Partial<Platform['CreateVps']> &
  Pick<Platform['CreateVps'], 'name' | 'size' | 'image'>;
export type ServerChange = Platform['UpdateVps'];
export type ServerSize = Platform['VpsSize'];
export type SshKey = Platform['SshKey'];
export type WantedSshKey = Platform['CreateSshKey'];
export type Snapshot = Platform['VpsSnapshot'];
export type Image = Platform['VpsImage'];
export type WantedImage = Platform['CreateImage'];
export type BackupPlan = Platform['VpsBackupPlan'];
export type WantedBackupPlan = Platform['SetBackupPlan'];
export type AppMetrics = Platform['AppMetrics'];
export type ServerMetrics = Platform['VpsMetrics'];
export type MetricSeries = ServerMetrics['series'][number];
export type Network = Platform['Network'];
export type Firewall = Platform['Firewall'];
export type FirewallRule = Platform['FirewallRule'];
export type PublishedPort = Platform['PublishedPort'];
export type WantedPort = Platform['PublishPort'];
export type FloatingIp = Platform['FloatingIp'];
export type Volume = Platform['Volume'];
export type Recording = Platform['VpsRecording'];

export type Database = Platform['Database'];
export type DatabaseEngine = Platform['DatabaseEngine'];
export type DatabaseSize = Platform['DatabaseSize'];
export type DatabaseChange = Platform['UpdateDatabase'];
export type DatabaseSizeChange = Platform['ResizeDatabase'];
export type WantedDatabase = Partial<Platform['CreateDatabase']> & { name: string };
export type DatabaseCredential = Platform['DatabaseCredential'];
export type WantedDatabaseCredential = Platform['CreateDatabaseCredential'];
export type DatabaseConnection = Platform['DatabaseConnection'];
export type DatabasePool = Platform['DatabasePool'];
export type DatabasePoolChange = Platform['UpdateDatabasePool'];
export type DatabaseBackup = Platform['DatabaseBackup'];
export type WantedFork = Platform['ForkDatabase'];
export type DatabaseMetrics = Platform['DatabaseMetrics'];
export type DatabaseStatement = Platform['DatabaseStatement'];
export type DatabaseExtension = Platform['DatabaseExtension'];

export type Message = Messaging['Message'];

// The same in every service that has them.
export type Webhook = Platform['Webhook'];
export type NewWebhook = Platform['WebhookWithSecret'];
export type WantedWebhook = Partial<Platform['CreateWebhook']> & { url: string };
export type Delivery = Platform['WebhookDelivery'];
export type DeliveryDetail = Platform['WebhookDeliveryDetail'];
export type Event = Platform['Event'];
export type AuditEntry = Platform['AuditEntry'];
export type QuotaUse = Platform['QuotaUse'];
export type UsageItem = Platform['UsageItem'];
export type InvoicePreview = Platform['InvoicePreview'];
export type InvoiceLine = Platform['InvoiceLine'];
