import { Injectable } from '@nestjs/common';
import { readFurtherPosition } from '../plan/further-position.js';
import { planOf } from '../plan/plan-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';
import { VideoTask } from './video.task.js';

/** Encodes one part of the picture in a codec beside H.264. */
@Injectable()
export class FurtherTask extends TaskHandler {
  readonly kind = 'further';

  constructor(private readonly video: VideoTask) {
    super();
  }

  run(run: TaskRun): Promise<TaskResult> {
    const { codec, chunk } = readFurtherPosition(run.task.position);
    const ladder = planOf(run.asset).further.find((one) => one.codec === codec);
    if (!ladder) throw new Error(`${run.asset.id} is not made in ${codec}.`);
    return this.video.encode(run, ladder.renditions, chunk);
  }
}
