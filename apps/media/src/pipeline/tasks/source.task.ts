import { Injectable } from '@nestjs/common';
import { Transcoder } from '../../transcoder/index.js';
import { planOf, treatmentOf } from '../plan/plan-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';
import { ChunkResults } from './chunk-result.js';

/** Packs the picture as it is, so that an asset plays before anything is encoded. */
@Injectable()
export class SourceTask extends TaskHandler {
  readonly kind = 'source';

  constructor(
    private readonly transcoder: Transcoder,
    private readonly results: ChunkResults,
  ) {
    super();
  }

  async run({ task, asset, folder, signal, source, progress }: TaskRun): Promise<TaskResult> {
    const plan = planOf(asset);
    const { durationMs } = plan;
    const { streamIndex } = treatmentOf(plan);
    const output = await this.transcoder.runCopy(
      { file: await source(), streamIndex, durationMs, folder },
      (doneMs) => progress(doneMs / durationMs),
      signal,
    );
    return this.results.of(task, 0, output);
  }
}
