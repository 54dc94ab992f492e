import { PRODUCTS, ServiceClient } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { BindingProvider, type BindingRequest, type BoundCredential } from './binding-provider.js';

const LONGEST_NAME = 80;

/** Keys of products: each app gets one of its own, which auth makes and ends. */
@Injectable()
export class ProductBindings extends BindingProvider {
  readonly kind = 'product';
  readonly roles = ['key', 'url'];

  constructor(
    private readonly client: ServiceClient,
    private readonly settings: LaunchpadSettings,
  ) {
    super();
  }

  async find(_projectId: string, target: string): Promise<string | undefined> {
    return (PRODUCTS as readonly string[]).find((product) => product === target);
  }

  variableFor(target: string, role: string): string {
    return `SKYDECK_${target.toUpperCase()}_${role.toUpperCase()}`;
  }

  async create(request: BindingRequest): Promise<BoundCredential> {
    const { projectId, appName, target, mode, scopes, by } = request;
    const { id, secret, base_url } = await this.#ask<{
      id: string;
      secret: string;
      base_url: string;
    }>('make', {
      project_id: projectId,
      account_id: by.accountId,
      role: by.role,
      product: target,
      mode,
      name: `App ${appName}`.slice(0, LONGEST_NAME),
      ...(scopes && { scopes }),
    });
    const url = { value: base_url, secret: false };
    return { id, values: { key: { value: secret, secret: true }, url } };
  }

  async revoke(projectId: string, id: string): Promise<void> {
    try {
      await this.#ask('revoke', { project_id: projectId, id });
    } catch (error) {
      // It went with its project.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  async inForce(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.#ask<{ ids: string[] }>('in-force', { ids });
    return new Set(found.ids);
  }

  #ask<Data>(path: string, body: object): Promise<Data> {
    const { AUTH_INTERNAL_URL } = this.settings.config;
    const url = new URL(`/internal/v1/keys/${path}`, AUTH_INTERNAL_URL);
    return this.client.call<Data>(url.href, { body });
  }
}
