import { AddressPolicy, guardedAgent } from '@skydeck/outbound';
import { type ImageReference, parseReference, registryUrl } from '@skydeck/oci-image';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Agent } from 'undici';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { resolveHost } from '../source/public-address.js';
import { AppImageErrors } from './app-image.errors.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { RegistryClient, type RegistryCredentials } from './registry-client.js';

const EVERYWHERE = ['0.0.0.0/0', '::/0'];
const LIMITS = { connectTimeoutMs: 10_000, idleTimeoutMs: 30_000 };

/** The way to registries: to public ones, unless this installation takes private ones too. */
@Injectable()
export class Registries implements OnApplicationShutdown {
  readonly #agent: Agent;

  constructor(private readonly settings: LaunchpadSettings) {
    this.#agent = guardedAgent(new AddressPolicy(this.#isOpen ? EVERYWHERE : []), LIMITS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#agent.destroy();
  }

  /**
   * Reads a name and refuses what can be refused at once; the connection is checked again.
   * @throws `app_image.ref_invalid`, `deployment.image_not_allowed`
   */
  async admit(ref: string): Promise<ImageReference> {
    const reference = parseReference(ref);
    if (!reference) throw AppImageErrors.ref_invalid();
    const { hostname } = new URL(registryUrl(reference));
    const { isPublic } = await resolveHost(hostname.replaceAll(/[[\]]/g, ''));
    if (isPublic || this.#isOpen) return reference;
    throw DeploymentErrors.image_not_allowed({
      detail: `\`${reference.registry}\` is on a private network, and this installation takes images from public addresses only.`,
    });
  }

  /** Asks for one image. */
  client(
    reference: ImageReference,
    credentials: RegistryCredentials | undefined,
    signal: AbortSignal,
  ): RegistryClient {
    const dispatcher = this.#agent;
    return new RegistryClient(reference, {
      dispatcher,
      signal,
      ...(credentials && { credentials }),
    });
  }

  get #isOpen(): boolean {
    return this.settings.config.LAUNCHPAD_ALLOW_PRIVATE_REPOS;
  }
}
