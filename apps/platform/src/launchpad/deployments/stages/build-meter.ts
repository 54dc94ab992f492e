import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeploymentRun } from '../deployment-run.js';

/** Measures how long builds take, also those that fail: they used the machine as well. */
@Injectable()
export class BuildMeter {
  constructor(
    private readonly usage: Usage,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Does a build, and records it once for each attempt. */
  async during<Built>({ app, lease }: DeploymentRun, build: () => Promise<Built>): Promise<Built> {
    const { id, epoch } = lease;
    const started = performance.now();
    try {
      return await build();
    } finally {
      const quantity = Math.ceil((performance.now() - started) / 1000);
      const record = { project: app.projectId, meter: 'build.seconds', quantity } as const;
      const occurredAt = this.clock.now();
      await this.dataSource.transaction((manager) =>
        this.usage.record(manager, { ...record, occurredAt, key: `${id}.${epoch}` }),
      );
    }
  }
}
