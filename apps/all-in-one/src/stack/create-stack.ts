import { loadConfig } from '@skydeck/config';
import type { Service } from '@skydeck/service';
import { type Endpoints, endpointsOf } from './endpoints.js';
import type { ServiceName } from './stack-ports.js';

/** Anything of the stack that listens and closes. */
export interface Member {
  listen(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** Every service of an installation in this process. */
export interface Stack {
  readonly endpoints: Endpoints;
  /** Those of its members that are API services. */
  readonly services: readonly Service[];
  listen(): Promise<void>;
  close(): Promise<void>;
}

export type MemberName = ServiceName | 'dashboard';

type Create = (environment: NodeJS.ProcessEnv) => Promise<Member>;

// Imported when needed: a test that wants two services must not load eight.
const CREATE: Record<MemberName, Create> = {
  async auth(environment) {
    const { createAuth, AuthConfig } = await import('@skydeck/auth');
    return createAuth(loadConfig(AuthConfig, environment));
  },
  async messaging(environment) {
    const { createMessaging, MessagingConfig } = await import('@skydeck/messaging');
    return createMessaging(loadConfig(MessagingConfig, environment));
  },
  async platform(environment) {
    const { createPlatform, PlatformConfig } = await import('@skydeck/platform');
    return createPlatform(loadConfig(PlatformConfig, environment));
  },
  async pay(environment) {
    const { createPay, PayConfig } = await import('@skydeck/pay');
    return createPay(loadConfig(PayConfig, environment));
  },
  async media(environment) {
    const { createMedia, MediaConfig } = await import('@skydeck/media');
    return createMedia(loadConfig(MediaConfig, environment));
  },
  async vault(environment) {
    const { createVault, VaultConfig } = await import('@skydeck/vault');
    return createVault(loadConfig(VaultConfig, environment));
  },
  async location(environment) {
    const { createLocation, LocationConfig } = await import('@skydeck/location');
    return createLocation(loadConfig(LocationConfig, environment));
  },
  async dashboard(environment) {
    const { createDashboard, DashboardConfig } = await import('@skydeck/dashboard');
    return createDashboard(loadConfig(DashboardConfig, environment));
  },
};

/**
 * Builds the services of an installation in one process. Each keeps its own container, schema and
 * ports, and they speak HTTP with each other as they do on a cluster: only the process is shared.
 */
export async function createStack(
  environment: NodeJS.ProcessEnv,
  names: readonly MemberName[] = Object.keys(CREATE) as MemberName[],
): Promise<Stack> {
  const members = await createAll(names.map((name) => () => CREATE[name](environment)));
  return {
    endpoints: endpointsOf(environment),
    services: members.filter(isService),
    async listen() {
      await Promise.all(members.map((member) => member.listen()));
    },
    async close() {
      await Promise.allSettled(members.map((member) => member.close()));
    },
  };
}

function isService(member: Member): member is Service {
  return 'routes' in member;
}

/** All or none: when one cannot be built, those that were are closed again. */
async function createAll(creators: readonly (() => Promise<Member>)[]): Promise<Member[]> {
  const results = await Promise.allSettled(creators.map((create) => create()));
  const members = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return members;
  await Promise.allSettled(members.map((member) => member.close()));
  throw failed.reason;
}
