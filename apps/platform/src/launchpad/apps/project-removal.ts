import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable, Logger } from '@nestjs/common';
import { AppsService } from './apps.service.js';

/** Deletes the apps of projects that are deleted. */
@Injectable()
export class ProjectRemoval {
  readonly #logger = new Logger(ProjectRemoval.name);

  constructor(
    bus: Bus,
    private readonly apps: AppsService,
  ) {
    bus.subscribe(REVOKED_TOPIC, (message) => void this.#onRevoked(message));
  }

  async #onRevoked(message: unknown): Promise<void> {
    const { data } = Revocation.safeParse(message);
    if (data?.kind !== 'project') return;
    try {
      await this.apps.deleteAll(data.project_id);
    } catch (error) {
      this.#logger.error({
        msg: 'apps of a deleted project are left',
        project: data.project_id,
        err: error,
      });
    }
  }
}
