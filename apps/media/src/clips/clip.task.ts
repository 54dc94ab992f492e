import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { SHOWN_STATUSES } from '../assets/asset.schema.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { clipKey } from '../object-keys.js';
import { AssetTasks } from '../pipeline/asset-tasks.js';
import { SourceFiles } from '../pipeline/files/source-files.js';
import { MissingPart } from '../pipeline/missing-part.js';
import { planOf } from '../pipeline/plan/plan-of.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../pipeline/task-handler.js';
import { type ProbeReport, Transcoder } from '../transcoder/index.js';

/** Cuts the file of a clip out of that of another asset; what follows is as with any file. */
@Injectable()
export class ClipTask extends TaskHandler {
  readonly kind = 'clip';

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly sources: SourceFiles,
    private readonly transcoder: Transcoder,
    private readonly tasks: AssetTasks,
    private readonly usage: AssetUsage,
  ) {
    super();
  }

  async run({ task, asset, folder, signal, progress }: TaskRun): Promise<TaskResult> {
    const { clipStartMs: startMs, clipEndMs: endMs } = asset;
    if (startMs === null || endMs === null) throw new Error(`${asset.id} is no clip.`);
    const whole = await this.#wholeOf(asset);
    const file = path.join(folder, 'whole');
    await this.sources.into(whole.sourceKey, file, signal);
    const made = await this.transcoder.cutClip(
      {
        file,
        startMs,
        endMs,
        width: whole.width ?? 0,
        height: whole.height ?? 0,
        treatment: planOf(whole).treatment,
        sounds: soundsOf(whole.probe as ProbeReport, endMs),
        folder,
      },
      (doneMs) => progress(doneMs / (endMs - startMs)),
      signal,
    );
    return this.#keep(asset.id, task.epoch, made);
  }

  async #wholeOf({ tenant, sourceAssetId: id }: AssetEntity): Promise<AssetEntity> {
    const which = { tenant, id: id ?? '', status: In(SHOWN_STATUSES) };
    const whole = await this.dataSource.manager.findOneBy(AssetEntity, which);
    if (!whole?.probe) throw new MissingPart('source_missing');
    return whole;
  }

  async #keep(id: string, epoch: number, file: string): Promise<TaskResult> {
    const sourceKey = clipKey(id, epoch);
    const { size } = await stat(file);
    await this.store.put(sourceKey, createReadStream(file), { contentType: 'video/mp4', size });
    const change = { sourceKey, sourceBytes: size, isCut: true };
    return {
      complete: async (manager, asset) => {
        await manager.update(AssetEntity, { id }, change);
        Object.assign(asset, change);
        await this.usage.received(manager, asset);
        const none = { startMs: 0, endMs: 0 };
        await this.tasks.add(manager, asset, [{ kind: 'probe', position: 0, rank: 0, ...none }]);
      },
      undo: () => this.store.delete(sourceKey),
      after: () =>
        this.store.deleteMany(Array.from({ length: epoch - 1 }, (_, at) => clipKey(id, at + 1))),
    };
  }
}

/** Sounds that are heard in it; one that is over before the clip is not. */
const soundsOf = ({ audio }: ProbeReport, endMs: number) =>
  audio
    .filter((track) => track.startMs < endMs)
    .map(({ index: streamIndex, language, title }) => ({ streamIndex, language, title }));
