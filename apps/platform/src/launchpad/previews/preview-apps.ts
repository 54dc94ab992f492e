import { newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { AppHistory } from '../apps/app-history.js';
import { type EnvPatch, EnvValues } from '../environment/env-values.js';
import { StoredSettings } from '../app-settings/stored-settings.js';
import { EnvOverrides } from '../environment/env-overrides.js';
import { EnvVariableEntity } from '../environment/env-variable.entity.js';
import { SecretBox } from '../secrets/secret-box.js';
import type { PreviewSettingsEntity } from './preview.entity.js';
import { PreviewSettingsService } from './preview-settings.service.js';

/** Makes the apps that show pull requests: as the app itself, but for what it must not know. */
@Injectable()
export class PreviewApps {
  constructor(
    private readonly box: SecretBox,
    private readonly values: EnvValues,
    private readonly settings: PreviewSettingsService,
    private readonly quotas: Quotas,
    private readonly history: AppHistory,
    private readonly clock: Clock,
    private readonly stored: StoredSettings,
    private readonly overrides: EnvOverrides,
  ) {}

  /** @returns undefined when another app has the name */
  async make(
    manager: EntityManager,
    parent: AppEntity,
    settings: PreviewSettingsEntity,
    { number, branch, isFork }: { number: number; branch: string; isFork: boolean },
  ): Promise<AppEntity | undefined> {
    const { projectId, projectSlug, repo, root, port, healthPath } = parent;
    const name = `${parent.name}-pr-${number}`;
    const isTaken = await manager.existsBy(AppEntity, { projectId, name, deletedAt: IsNull() });
    if (isTaken) return undefined;
    await this.quotas.take('apps', manager, projectId);
    const now = this.clock.now();
    const id = newId('app', now.getTime());
    const env = await this.#envFor(manager, parent, settings, { number, isFork });
    const values = Object.entries(env).map(([key, entry]) => [key, entry?.value ?? '']);
    const secret = parent.repoSecret;
    const app = await manager.save(
      manager.create(AppEntity, {
        id,
        projectId,
        projectSlug,
        name,
        repo,
        // What is sealed for one app cannot be opened for another one.
        repoSecret: secret === null ? null : this.box.seal(this.box.open(secret, parent.id), id),
        branch,
        root,
        port,
        healthPath,
        buildCommand: parent.buildCommand,
        startCommand: parent.startCommand,
        envSealed: this.box.sealEnv(Object.fromEntries(values) as Record<string, string>, id),
        envKeys: Object.keys(env).toSorted(),
        createdAt: now,
        updatedAt: now,
      }),
    );
    await this.values.note(manager, id, env, now);
    const own = await this.stored.of(parent.id, manager);
    await this.stored.put(manager, id, { ...own, environment: 'preview' }, [], now);
    await this.history.created(manager, app);
    return app;
  }

  async #envFor(
    manager: EntityManager,
    parent: AppEntity,
    settings: PreviewSettingsEntity,
    { number, isFork }: { number: number; isFork: boolean },
  ): Promise<EnvPatch> {
    const known = await manager.findBy(EnvVariableEntity, { appId: parent.id });
    const values = await this.overrides.visible(parent, 'preview', manager);
    const maySeeSecrets = settings.sharesSecrets && !isFork;
    const inherited = known
      .filter(({ key, isSecret }) => Object.hasOwn(values, key) && (!isSecret || maySeeSecrets))
      .map(({ key, isSecret, scope }) => [key, { value: values[key], scope, secret: isSecret }]);
    // Strangers' code gets no secret at all, not even those of previews.
    const own = isFork ? {} : this.settings.envOf(settings);
    const secrets = Object.entries(own).map(([key, value]) => [key, { value, secret: true }]);
    return {
      ...(Object.fromEntries([...inherited, ...secrets]) as EnvPatch),
      SKYDECK_ENVIRONMENT: { value: 'preview', secret: false },
      SKYDECK_PREVIEW: { value: String(number), secret: false },
    };
  }
}
