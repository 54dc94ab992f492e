import type { Server } from 'node:http';
import { loadConfig } from '@skydeck/config';
import type { Sockets } from '@skydeck/service';
import type { ServiceName } from './stack-ports.js';

/** Anything of the stack that listens and closes. */
export interface Member {
  listen(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A member whose listeners may be those of another process. */
export interface StackMember extends Member {
  readonly servers: { readonly open: Server; readonly internal: Server };
  readonly url: string;
  listen(sockets?: Sockets): Promise<unknown>;
  /** Tells callers to connect anew, where a member can. */
  letGo?(): void;
}

/** A service, or the dashboard. */
export type MemberName = ServiceName | 'dashboard';

type Create = (environment: NodeJS.ProcessEnv) => Promise<StackMember>;

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

/** Every member of an installation. */
export const MEMBERS = Object.keys(CREATE) as MemberName[];

/** Builds a member, which then listens when asked to. */
export async function createMember(
  name: MemberName,
  environment: NodeJS.ProcessEnv,
): Promise<StackMember> {
  return CREATE[name](environment);
}

/** Reads the code of every member, so that each is built at once when it is asked for. */
export async function loadMembers(): Promise<void> {
  await Promise.all([
    import('@skydeck/auth'),
    import('@skydeck/messaging'),
    import('@skydeck/platform'),
    import('@skydeck/pay'),
    import('@skydeck/media'),
    import('@skydeck/vault'),
    import('@skydeck/location'),
    import('@skydeck/dashboard'),
  ]);
}
