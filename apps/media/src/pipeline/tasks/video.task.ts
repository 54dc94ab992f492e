import { Injectable } from '@nestjs/common';
import { Watermarks } from '../../images/watermarks.js';
import { Transcoder, type VideoRendition } from '../../transcoder/index.js';
import { burntInOf } from '../../tracks/burnt-in.js';
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
    private readonly watermarks: Watermarks,
  ) {
    super();
  }

  run(run: TaskRun): Promise<TaskResult> {
    return this.encode(run, planOf(run.asset).video, run.task.position);
  }

  /** Encodes the part of a task in these sizes, as that chunk of them. */
  async encode(
    { task, asset, folder, signal, source, progress }: TaskRun,
    renditions: readonly VideoRendition[],
    chunk: number,
  ): Promise<TaskResult> {
    const { startMs, endMs } = task;
    const output = await this.transcoder.runChunk(
      {
        file: await source(),
        startMs,
        endMs,
        treatment: treatmentOf(planOf(asset)),
        renditions,
        folder,
        preset: settingsOf(asset).preset,
        overlay: await this.watermarks.of(asset, renditions[0], folder),
        captions: burntInOf(asset.settings.burn_in),
      },
      (doneMs) => progress(doneMs / (endMs - startMs)),
      signal,
    );
    return this.results.of(task, chunk, output);
  }
}
