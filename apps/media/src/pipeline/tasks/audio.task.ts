import { Injectable } from '@nestjs/common';
import { Transcoder } from '../../transcoder/index.js';
import { planOf } from '../plan/plan-of.js';
import { settingsOf } from '../plan/settings-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';
import { ChunkResults } from './chunk-result.js';

/** Encodes one track of sound from end to end: cut sound would click. */
@Injectable()
export class AudioTask extends TaskHandler {
  readonly kind = 'audio';

  constructor(
    private readonly transcoder: Transcoder,
    private readonly results: ChunkResults,
  ) {
    super();
  }

  async run({ task, asset, folder, signal, source, progress }: TaskRun): Promise<TaskResult> {
    const { audio, durationMs } = planOf(asset);
    const rendition = audio[task.position];
    if (!rendition) throw new Error(`${asset.id} has no track ${task.position}.`);
    const { loudness } = settingsOf(asset);
    const output = await this.transcoder.runAudio(
      { file: await source(), rendition, durationMs, loudness, folder },
      (doneMs) => progress(doneMs / durationMs),
      signal,
    );
    return this.results.of({ ...task, position: 0 }, 0, output);
  }
}
