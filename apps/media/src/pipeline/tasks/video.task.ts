import { Injectable } from '@nestjs/common';
import { Transcoder } from '../../transcoder/index.js';
import { planOf, treatmentOf } from '../plan/plan-of.js';
import { settingsOf } from '../plan/settings-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';
import { ChunkResults } from './chunk-result.js';

/** Encodes one part of the picture, in all sizes from one decoding. */
@Injectable()
export class VideoTask extends TaskHandler {
  readonly kind = 'video';

  constructor(
    private readonly transcoder: Transcoder,
    private readonly results: ChunkResults,
  ) {
    super();
  }

  async run({ task, asset, folder, signal, source, progress }: TaskRun): Promise<TaskResult> {
    const plan = planOf(asset);
    const { startMs, endMs, position } = task;
    const output = await this.transcoder.runChunk(
      {
        file: await source(),
        startMs,
        endMs,
        treatment: treatmentOf(plan),
        renditions: plan.video,
        folder,
        preset: settingsOf(asset).preset,
      },
      (doneMs) => progress(doneMs / (endMs - startMs)),
      signal,
    );
    return this.results.of(task, position, output);
  }
}
