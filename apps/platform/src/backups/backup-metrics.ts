import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '@skydeck/service';
import type { OnModuleInit } from '@nestjs/common';
import type { ServiceMetrics } from '@skydeck/telemetry';
import { z } from 'zod';

const Schedule = z.object({ set_at: z.iso.datetime() });
const State = z.object({
  succeeded_at: z.iso.datetime().nullable(),
  failure: z.object({ code: z.string() }).nullable(),
});

/** Tells how the backups are that the installation of this machine makes by itself; nothing where it makes none. */
export class BackupMetrics implements OnModuleInit {
  constructor(
    private readonly home: string,
    private readonly clock: Clock,
    private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_backup_age_seconds',
      'Age of the last backup that was made by itself; of the schedule when none was.',
      [],
      async () => {
        const schedule = await this.#read('backup-schedule.json', Schedule);
        if (!schedule) return [];
        const state = await this.#read('backup-state.json', State);
        const since = Date.parse(state?.succeeded_at ?? schedule.set_at);
        return [{ value: (this.clock.now().getTime() - since) / 1000 }];
      },
    );
    this.metrics?.gauge(
      'skydeck_backup_failing',
      'Whether the last backup that was to be made by itself failed: 1 or 0.',
      [],
      async () => {
        if (!(await this.#read('backup-schedule.json', Schedule))) return [];
        const state = await this.#read('backup-state.json', State);
        return [{ value: state?.failure ? 1 : 0 }];
      },
    );
  }

  async #read<Shape extends z.ZodType>(
    name: string,
    shape: Shape,
  ): Promise<z.output<Shape> | undefined> {
    try {
      const text = await readFile(path.join(this.home, name), 'utf8');
      return shape.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }
}
