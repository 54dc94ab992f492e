import { listenConfig } from '@skydeck/config';
import { quotaSetting } from '@skydeck/limits';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { z } from 'zod';
import { recordingSettings } from './costream/recordings/recording.config.js';
import { turnSettings } from './costream/turn/turn.config.js';
import { costreamSettings } from './costream/costream.config.js';
import { janusSettings } from './costream/engine/janus/janus.config.js';
import { livekitSettings } from './costream/engine/livekit/livekit.config.js';
import { databaseSettings } from './databases/databases.config.js';
import { broadcastSettings } from './costream/broadcasts/broadcast.config.js';
import { ingestSettings } from './costream/ingresses/ingest.config.js';
import { domainSettings } from './launchpad/domains/domain.config.js';
import { LaunchpadConfig } from './launchpad/launchpad.config.js';
import { incusConfig } from './vps/engine/incus/incus.config.js';
import { kubevirtConfig } from './vps/engine/kubevirt/kubevirt.config.js';
import { imageSettings } from './vps/images/image.config.js';
import { VpsConfig } from './vps/vps.config.js';
import { usageSettings } from './usage/usage.config.js';

const urlOf = (service: string) =>
  z
    .url()
    .optional()
    .describe(`Address of the ${service} API; the edge serves it as \`${service}.localhost\`.`);

const serviceUrls = {
  PLATFORM_URL: urlOf('platform'),
  PAY_URL: urlOf('pay'),
  MEDIA_URL: urlOf('media'),
  VAULT_URL: urlOf('vault'),
  MESSAGING_URL: urlOf('messaging'),
  LOCATION_URL: urlOf('location'),
};

/** Settings of the platform service, read once at start. */
export const PlatformConfig = SpineConfig.extend({
  ...listenConfig('PLATFORM', 4000),
  ...ObjectStoreConfig.shape,
  SKYDECK_HOME: z.string().default('~/.skydeck').describe('Folder of the installation.'),
  EDGE_URL: z
    .url()
    .default('http://127.0.0.1:4080')
    .describe('Public address of the edge; addresses of apps are made from its scheme and port.'),
  EDGE_CONTROL_URL: z
    .url()
    .default('http://127.0.0.1:4180')
    .describe(
      'Control listener of the edge, which is told about routes there. By `http:`, a name with several ' +
        'addresses is as many edges, and all of them are told.',
    ),
  QUOTA_APP_VOLUMES: quotaSetting(20, 'Volumes of apps that one project may have'),
  QUOTA_APP_VOLUME_GB: quotaSetting(200, 'GiB that all volumes of apps of one project may have'),
  QUOTA_APP_VOLUME_SNAPSHOTS: quotaSetting(
    100,
    'Snapshots of volumes of apps that one project may have',
  ),
  QUOTA_VPS: quotaSetting(20, 'Servers that one project may have'),
  QUOTA_VPS_SNAPSHOTS: quotaSetting(100, 'Snapshots of servers that one project may have'),
  QUOTA_VPS_NETWORKS: quotaSetting(20, 'Private networks that one project may have'),
  QUOTA_VPS_FIREWALLS: quotaSetting(50, 'Firewalls that one project may have'),
  QUOTA_VPS_PORTS: quotaSetting(100, 'Published ports that one project may have'),
  QUOTA_VPS_FLOATING_IPS: quotaSetting(5, 'Floating addresses that one project may have'),
  QUOTA_VPS_VOLUMES: quotaSetting(50, 'Volumes that one project may have'),
  QUOTA_VPS_VOLUME_GB: quotaSetting(1000, 'GiB that all volumes of one project may have'),
  QUOTA_APPS: quotaSetting(100, 'Apps that one project may have'),
  ...imageSettings,
  ...serviceUrls,
  ...usageSettings,
  ...LaunchpadConfig.shape,
  ...domainSettings,
  ...incusConfig,
  ...kubevirtConfig,
  ...databaseSettings,
  ...costreamSettings,
  ...recordingSettings,
  ...ingestSettings,
  ...broadcastSettings,
  ...janusSettings,
  ...livekitSettings,
  ...turnSettings,
  ...VpsConfig.shape,
});
export type PlatformConfig = z.output<typeof PlatformConfig>;
