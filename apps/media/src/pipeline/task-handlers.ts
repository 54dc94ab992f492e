import { Injectable } from '@nestjs/common';
import type { TaskKind } from './asset-task.entity.js';
import type { TaskHandler } from './task-handler.js';
import { AudioTask } from './tasks/audio.task.js';
import { ImagesTask } from './tasks/images.task.js';
import { ProbeTask } from './tasks/probe.task.js';
import { SourceTask } from './tasks/source.task.js';
import { VideoTask } from './tasks/video.task.js';

/** Who does which kind of task. */
@Injectable()
export class TaskHandlers {
  readonly #byKind: Readonly<Record<TaskKind, TaskHandler>>;

  constructor(
    probe: ProbeTask,
    source: SourceTask,
    video: VideoTask,
    audio: AudioTask,
    images: ImagesTask,
  ) {
    this.#byKind = { probe, source, video, audio, images };
  }

  of(kind: TaskKind): TaskHandler {
    return this.#byKind[kind];
  }
}
