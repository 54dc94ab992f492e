import { Injectable } from '@nestjs/common';
import type { TaskKind } from './asset-task.entity.js';
import type { TaskHandler } from './task-handler.js';
import { ClipTask } from '../clips/clip.task.js';
import { DownloadTask } from '../downloads/download.task.js';
import { TextsTask } from '../tracks/texts.task.js';
import { AudioTask } from './tasks/audio.task.js';
import { FurtherTask } from './tasks/further.task.js';
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
    texts: TextsTask,
    further: FurtherTask,
    clip: ClipTask,
    download: DownloadTask,
  ) {
    this.#byKind = { clip, probe, source, video, audio, texts, images, further, download };
  }

  of(kind: TaskKind): TaskHandler {
    return this.#byKind[kind];
  }
}
