import { Injectable } from '@nestjs/common';
import type { ChunkOutput } from '../../transcoder/index.js';
import { StoredChunks } from '../files/stored-chunks.js';
import type { TakenTask } from '../task-claims.js';
import type { TaskResult } from '../task-handler.js';
import { WrittenChunks } from '../written-chunks.js';

/** Makes of what was encoded objects in the store, and segments once the task is written off. */
@Injectable()
export class ChunkResults {
  constructor(
    private readonly stored: StoredChunks,
    private readonly written: WrittenChunks,
  ) {}

  /** `position` is that of the chunk within its renditions. */
  async of(task: TakenTask, position: number, output: ChunkOutput): Promise<TaskResult> {
    const kept = await this.stored.keep(task, output);
    return {
      complete: (manager, asset) => this.written.write(manager, asset, position, kept),
      undo: () => this.stored.drop(kept),
      after: () => this.stored.dropEarlier(task, kept),
    };
  }
}
