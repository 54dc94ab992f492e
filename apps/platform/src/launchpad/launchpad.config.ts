import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { RUNTIMES } from './engine/engines.js';
import { gatewayConfig } from './gateway/gateway.config.js';
import { kubernetesConfig } from './engine/kubernetes/kubernetes.config.js';

const cores = availableParallelism();
const whole = (fallback: number, min = 1) => z.coerce.number().int().min(min).default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Settings of app deployment. */
export const LaunchpadConfig = z.object({
  LAUNCHPAD_RUNTIME: z
    .enum(RUNTIMES)
    .default('process')
    .describe(
      'What runs apps. With `process`, images of Dockerfiles run in a container engine all the same.',
    ),
  ...kubernetesConfig,
  ...gatewayConfig,
  LAUNCHPAD_ENGINE_SOCKET: z
    .string()
    .optional()
    .describe('Unix socket of a Docker Engine API, for Dockerfiles and the `engine` runtime.'),
  LAUNCHPAD_RUNTIME_CIDR: z
    .string()
    .optional()
    .describe(
      'Private network of builds and replicas, /16 to /24; the first free one when not set.',
    ),
  LAUNCHPAD_EGRESS_ALLOW_CIDRS: list.describe(
    'Private networks that builds and apps may reach all the same, comma separated.',
  ),
  LAUNCHPAD_APPS_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/)
    .default('apps.localhost')
    .describe('Apps are reached at `<app>.<project>.` followed by this.'),
  LAUNCHPAD_ALLOW_LOCAL_REPOS: z
    .stringbool()
    .default(true)
    .describe('Whether owners may deploy from folders of this machine.'),
  LAUNCHPAD_ALLOW_PRIVATE_REPOS: z
    .stringbool()
    .default(false)
    .describe(
      'Whether repositories and registries of images may be on private or loopback addresses.',
    ),
  LAUNCHPAD_SSH_KEY_FILE: z
    .string()
    .optional()
    .describe('Private key used for repositories reached by SSH.'),
  LAUNCHPAD_MAX_REPO_MB: whole(500).describe('Largest repository that is cloned.'),
  LAUNCHPAD_MAX_SOURCE_FILES: whole(50_000).describe('Most entries of a folder that is uploaded.'),
  LAUNCHPAD_MAX_IMAGE_MB: whole(2048).describe('Largest image that is fetched, as it is packed.'),
  LAUNCHPAD_MAX_IMAGE_UNPACKED_MB: whole(8192).describe(
    'Most that an image may have in it when unpacked.',
  ),
  LAUNCHPAD_CLONE_TIMEOUT_S: whole(120).describe('Longest time that a clone may take.'),
  LAUNCHPAD_BUILD_TIMEOUT_S: whole(900).describe('Longest time that a build may take.'),
  LAUNCHPAD_BUILD_CPU: z.coerce
    .number()
    .positive()
    .default(Math.min(2, cores))
    .describe('Processors that one build may use.'),
  LAUNCHPAD_BUILD_MEMORY_MB: whole(2048).describe('Memory that one build may use.'),
  LAUNCHPAD_BUILD_PIDS: whole(512).describe('Processes and threads that one build may have.'),
  LAUNCHPAD_BUILD_DISK_MB: whole(4096).describe('Disk that one build may fill.'),
  LAUNCHPAD_CONCURRENCY: whole(Math.max(1, Math.floor(cores / 2))).describe(
    'Deployments worked on at once.',
  ),
  LAUNCHPAD_REPLICAS: whole(1).describe('Replicas that each app runs.'),
  LAUNCHPAD_APP_CPU: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Processors that one replica may use.'),
  LAUNCHPAD_APP_MEMORY_MB: whole(512).describe('Memory that one replica may use.'),
  LAUNCHPAD_MAX_REPLICAS: whole(20).describe('Most replicas that one app may be scaled to.'),
  LAUNCHPAD_MAX_APP_CPU: z.coerce
    .number()
    .positive()
    .default(cores)
    .describe('Most processors that one replica may be given.'),
  LAUNCHPAD_MAX_APP_MEMORY_MB: whole(8192).describe('Most memory that one replica may be given.'),
  LAUNCHPAD_MAX_VOLUME_GB: whole(100).describe('Largest volume that an app may have.'),
  LAUNCHPAD_APP_PIDS: whole(256).describe('Processes and threads that one replica may have.'),
  LAUNCHPAD_HEALTH_TIMEOUT_S: whole(60).describe('Time that a new replica has to become healthy.'),
  LAUNCHPAD_METRICS_EVERY_S: whole(15).describe('How often replicas of apps are measured.'),
  LAUNCHPAD_RELEASE_TIMEOUT_S: whole(600).describe(
    'Longest time that the release command of an app may take.',
  ),
  LAUNCHPAD_DRAIN_TIMEOUT_S: whole(10, 0).describe(
    'Longest time that requests to a replaced release may still take.',
  ),
  LAUNCHPAD_APPS_ON_STOP: z
    .enum(['end', 'keep'])
    .default('end')
    .describe(
      'What becomes of apps when the platform is asked to stop. With `keep` they go on and the next start takes them over, as far as the runtime lets them; a platform that runs by itself keeps them unless told otherwise, and `npm run stop` ends them always.',
    ),
  LAUNCHPAD_STOP_GRACE_S: whole(10, 0).describe('Time between SIGTERM and SIGKILL of a replica.'),
  LAUNCHPAD_BASE_IMAGE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Image with glibc that releases are packed on when they leave as images; a small Debian made by this machine when not set.',
    ),
  LAUNCHPAD_KEEP_RELEASES: whole(5).describe('Releases of each app whose artifacts are kept.'),
  LAUNCHPAD_WATCH_S: whole(60, 0).describe(
    'Time after going live in which a failing release is rolled back; 0 never does it.',
  ),
  LAUNCHPAD_WATCH_CRASHES: whole(3).describe(
    'Ends of replicas after which a watched release is rolled back.',
  ),
  LAUNCHPAD_WATCH_ERROR_PERCENT: whole(50).describe(
    'Percent of answers with status 5xx at which a watched release is rolled back.',
  ),
  LAUNCHPAD_WATCH_LEAST_REQUESTS: whole(20).describe(
    'Requests that a watched release must have had before its errors count.',
  ),
  LAUNCHPAD_AUTOSCALE_EVERY_S: whole(5).describe(
    'Time between two looks at the load of apps that are scaled by it.',
  ),
  LAUNCHPAD_LOG_DAYS: whole(30).describe('Days that lines of apps are kept at most.'),
  LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS: list.describe(
    'Private networks that logs of apps may be sent to all the same, comma separated.',
  ),
  LAUNCHPAD_LOG_DRAIN_GIVE_UP_DAYS: whole(3).describe(
    'Days of failures after which a log drain is not tried any more.',
  ),
  LAUNCHPAD_LOG_MB: whole(10).describe(
    'Log lines that are kept, for each deployment and for each app.',
  ),
});
export type LaunchpadConfig = z.output<typeof LaunchpadConfig>;
