import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mergeEnv } from '../apps/app-env.js';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { SecretBox } from '../secrets/secret-box.js';
import { PreviewEntity, PreviewSettingsEntity } from './preview.entity.js';
import { PreviewErrors } from './preview.errors.js';
import { PreviewHistory } from './preview-history.js';
import type { UpdatePreviewSettings } from './preview.schema.js';

/** Whether and how apps have previews. */
@Injectable()
export class PreviewSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly history: PreviewHistory,
    private readonly clock: Clock,
  ) {}

  /** The settings of an app; the usual ones when it has none of its own. */
  async of(
    app: Pick<AppEntity, 'id' | 'createdAt'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PreviewSettingsEntity> {
    const found = await manager.findOneBy(PreviewSettingsEntity, { appId: app.id });
    return found ?? manager.create(PreviewSettingsEntity, this.#usual(app));
  }

  envOf({ appId, envSealed }: PreviewSettingsEntity): Record<string, string> {
    return this.box.openEnv(envSealed, ownerOf(appId));
  }

  statusTokenOf({ appId, statusTokenSealed }: PreviewSettingsEntity): string | undefined {
    return statusTokenSealed === null
      ? undefined
      : this.box.open(statusTokenSealed, ownerOf(appId));
  }

  /** @throws `app_preview.of_preview`, `precondition_failed` */
  async update(
    { id }: AppEntity,
    wanted: UpdatePreviewSettings,
    expected: Precondition,
  ): Promise<PreviewSettingsEntity> {
    return this.dataSource.transaction(async (manager) => {
      const app = await lockApp(manager, id);
      if (await manager.existsBy(PreviewEntity, { appId: id })) throw PreviewErrors.of_preview();
      const before = await this.of(app, manager);
      expected.check(settingsVersion(before));
      const env = mergeEnv(this.envOf(before), wanted.env ?? {});
      const { status_token: token, status_url: url } = wanted;
      // A token that was given for one place is never sent to another one.
      const kept = url === undefined || url === before.statusUrl ? before.statusTokenSealed : null;
      const saved = await manager.save(
        manager.create(PreviewSettingsEntity, {
          appId: id,
          isEnabled: wanted.enabled ?? before.isEnabled,
          takesForks: wanted.forks ?? before.takesForks,
          sharesSecrets: wanted.share_secrets ?? before.sharesSecrets,
          mostOpen: wanted.most_open ?? before.mostOpen,
          keepDays: wanted.keep_days ?? before.keepDays,
          envSealed: this.box.sealEnv(env, ownerOf(id)),
          envKeys: Object.keys(env).toSorted(),
          statusUrl: url === undefined ? before.statusUrl : url,
          statusTokenSealed: token
            ? this.box.seal(token, ownerOf(id))
            : token === null
              ? null
              : kept,
          updatedAt: this.clock.now(),
        }),
      );
      await this.history.settings(manager, app, before, saved);
      return saved;
    });
  }

  #usual({ id, createdAt }: Pick<AppEntity, 'id' | 'createdAt'>) {
    return {
      appId: id,
      isEnabled: false,
      takesForks: false,
      sharesSecrets: false,
      mostOpen: 5,
      keepDays: 14,
      envSealed: this.box.sealEnv({}, ownerOf(id)),
      envKeys: [],
      statusUrl: null,
      statusTokenSealed: null,
      updatedAt: createdAt,
    };
  }
}

/** Changes with what callers can change. */
export const settingsVersion = ({ updatedAt }: PreviewSettingsEntity) =>
  String(updatedAt.getTime());

const ownerOf = (appId: string) => `previews ${appId}`;
