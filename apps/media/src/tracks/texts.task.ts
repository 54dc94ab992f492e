import { readFile } from 'node:fs/promises';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import type { NewTask } from '../pipeline/asset-tasks.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../pipeline/task-handler.js';
import { type ProbeReport, type SubtitleTrack, Transcoder } from '../transcoder/index.js';
import { CaptionsInvalid } from './captions/captions-invalid.js';
import type { Cue } from './captions/cue.js';
import { decodeText } from './captions/decode-text.js';
import { readCaptions } from './captions/read-captions.js';
import { inputLanguage, nameOfLanguage } from './languages.js';
import { newTrack } from './new-track.js';
import { TrackCompletion } from './track-completion.js';
import { TrackEntity } from './track.entity.js';
import { TrackTexts } from './track-texts.js';

/** After the first of the picture and before most of it, as sound is. */
const RANK = 3;

const textsOf = ({ subtitles }: ProbeReport): SubtitleTrack[] =>
  subtitles.filter(({ isText }) => isText);

/** What is to be done for the words of a file; nothing when it has none. */
export const textTasks = (report: ProbeReport): NewTask[] =>
  textsOf(report).length === 0
    ? []
    : [{ kind: 'texts', position: 0, rank: RANK, startMs: 0, endMs: report.durationMs }];

/** Makes tracks of the words that are in the file of an asset. */
@Injectable()
export class TextsTask extends TaskHandler {
  readonly kind = 'texts';

  constructor(
    private readonly transcoder: Transcoder,
    private readonly completion: TrackCompletion,
    private readonly texts: TrackTexts,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run({ asset, folder, signal, source }: TaskRun): Promise<TaskResult> {
    const { durationMs } = asset;
    if (asset.probe === null || durationMs === null) {
      throw new Error(`${asset.id} was not looked at yet.`);
    }
    const found = textsOf(asset.probe as ProbeReport);
    const streamIndexes = found.map(({ index }) => index);
    const task = { file: await source(), streamIndexes, durationMs, folder };
    const output = await this.transcoder.extractTexts(task, signal);
    const tracks: TrackEntity[] = [];
    for (const { streamIndex, file } of output.texts) {
      const about = found.find(({ index }) => index === streamIndex);
      const cues = about && readable(await readFile(file));
      if (cues) tracks.push(await this.#store(asset, about, cues, tracks.length));
    }
    const spare: TrackEntity[] = [];
    const remove = async (rows: TrackEntity[]) => {
      for (const row of rows) await this.texts.remove(row);
    };
    return {
      complete: async (manager, locked) => {
        for (const track of tracks) {
          if (!(await this.#add(manager, locked, track))) spare.push(track);
        }
      },
      undo: () => remove(tracks),
      after: () => remove(spare),
    };
  }

  async #store(
    { tenant, id: assetId, durationMs }: AssetEntity,
    { index, language: spoken, title, isDefault }: SubtitleTrack,
    cues: readonly Cue[],
    place: number,
  ): Promise<TrackEntity> {
    // In the order of the file, wherever they are listed.
    const now = new Date(this.clock.now().getTime() + place);
    const language = inputLanguage(spoken);
    const name =
      title
        ?.replaceAll(/["\p{Cc}]/gu, '')
        .trim()
        .slice(0, 100) || nameOfLanguage(language);
    const wanted = { language, name, kind: 'subtitles' as const, is_default: isDefault };
    const of = { tenant, assetId, source: 'input' as const, streamIndex: index };
    const track = newTrack({ ...wanted, ...of }, now);
    const words = await this.completion.store(track, cues, durationMs);
    return Object.assign(track, words, { status: 'ready' as const, workAt: null, readyAt: now });
  }

  /** Not when an earlier attempt at the asset did. One is shown by itself at most. */
  async #add(manager: EntityManager, asset: AssetEntity, track: TrackEntity): Promise<boolean> {
    const { assetId, streamIndex } = track;
    if (await manager.existsBy(TrackEntity, { assetId, streamIndex: streamIndex ?? -1 }))
      return false;
    const hasDefault = await manager.existsBy(TrackEntity, { assetId, isDefault: true });
    track.isDefault = track.isDefault && !hasDefault;
    await manager.insert(TrackEntity, track);
    await this.completion.ready(manager, asset, track);
    return true;
  }
}

/** Words that cannot be read are gone without: the film is good all the same. */
function readable(bytes: Uint8Array): Cue[] | null {
  try {
    return readCaptions(decodeText(bytes));
  } catch (error) {
    if (error instanceof CaptionsInvalid) return null;
    throw error;
  }
}
