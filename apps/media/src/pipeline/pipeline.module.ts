import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { ObjectStore } from '@skydeck/object-store';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AssetEndings } from '../assets/asset-endings.js';
import { AssetNotes } from '../assets/asset-notes.js';
import { AssetUsage } from '../assets/asset-usage.js';
import { ClipTask } from '../clips/clip.task.js';
import { DownloadNotes } from '../downloads/download-notes.js';
import { DownloadParts } from '../downloads/download-parts.js';
import { DownloadTask } from '../downloads/download.task.js';
import { DownloadTasks } from '../downloads/download-tasks.js';
import { Watermarks } from '../images/watermarks.js';
import { Moments } from '../stills/moments.js';
import { createTranscoder, Transcoder, type TranscoderName } from '../transcoder/index.js';
import { TextsTask } from '../tracks/texts.task.js';
import { TrackCompletion } from '../tracks/track-completion.js';
import { TrackTexts } from '../tracks/track-texts.js';
import { AssetSettlement } from './asset-settlement.js';
import { AssetTaskEntity } from './asset-task.entity.js';
import { AssetTasks } from './asset-tasks.js';
import { RenditionFiles } from './files/rendition-files.js';
import { EncodingReadiness } from './encoding-readiness.js';
import { SourceFiles } from './files/source-files.js';
import { StoredChunks } from './files/stored-chunks.js';
import { WorkFolder } from './files/work-folder.js';
import { PipelineLimits, TaskClaims } from './task-claims.js';
import { TaskEndings } from './task-endings.js';
import { TaskHandlers } from './task-handlers.js';
import { TaskStops } from './task-stops.js';
import { TaskMetrics } from './task-metrics.js';
import { TaskRunner } from './task-runner.js';
import { TASK_QUEUE, TaskWakes } from './task-wakes.js';
import { TaskWorkers, WorkerSettings } from './task-workers.js';
import { TaskSweeper } from './task.sweeper.js';
import { AudioTask } from './tasks/audio.task.js';
import { ChunkResults } from './tasks/chunk-result.js';
import { FurtherTask } from './tasks/further.task.js';
import { ImagesTask } from './tasks/images.task.js';
import { ProbeTask } from './tasks/probe.task.js';
import { SourceTask } from './tasks/source.task.js';
import { VideoTask } from './tasks/video.task.js';
import { WrittenChunks } from './written-chunks.js';

/** What is stored of work on assets. */
export const PIPELINE_ENTITIES = [AssetTaskEntity];

export interface PipelineOptions {
  /** Names the queue. */
  readonly schema: string;
  /** Tasks that this process works on at once; 0 for none. */
  readonly concurrency: number;
  readonly parallelAssets: number;
  /** For files that are being made. */
  readonly folder: string;
  readonly cacheBytes: number;
  /** Name of the driver that encodes. */
  readonly transcoder: TranscoderName;
  /** Whether it may do without a sandbox, where a container is the wall. */
  readonly mayBeOpen: boolean;
}

/** Makes of a file what is played: one task at a time, shared between workers and tenants. */
@Global()
@Module({})
export class PipelineModule {
  static forRoot(options: PipelineOptions): DynamicModule {
    const name = `${options.schema}-asset-tasks`;
    const { concurrency, parallelAssets } = options;
    return {
      module: PipelineModule,
      imports: [BullModule.registerQueue({ name })],
      providers: [
        AssetEndings,
        AssetNotes,
        AssetSettlement,
        AssetTasks,
        AssetUsage,
        EncodingReadiness,
        StoredChunks,
        TaskClaims,
        TaskEndings,
        TaskHandlers,
        TaskMetrics,
        TaskRunner,
        TaskStops,
        TaskSweeper,
        TaskWakes,
        TaskWorkers,
        AudioTask,
        ChunkResults,
        ClipTask,
        DownloadNotes,
        DownloadParts,
        DownloadTask,
        DownloadTasks,
        FurtherTask,
        ImagesTask,
        Moments,
        ProbeTask,
        RenditionFiles,
        SourceTask,
        TextsTask,
        TrackCompletion,
        TrackTexts,
        VideoTask,
        Watermarks,
        WrittenChunks,
        { provide: PipelineLimits, useValue: { parallelAssets } satisfies PipelineLimits },
        { provide: WorkerSettings, useValue: { concurrency } satisfies WorkerSettings },
        { provide: TASK_QUEUE, useExisting: getQueueToken(name) },
        {
          provide: Transcoder,
          useFactory: () => createTranscoder(options.transcoder, { mayBeOpen: options.mayBeOpen }),
        },
        { provide: WorkFolder, useFactory: () => new WorkFolder(options.folder) },
        {
          provide: SourceFiles,
          useFactory: (store: ObjectStore, work: WorkFolder) =>
            new SourceFiles(store, work, options.cacheBytes),
          inject: [ObjectStore, WorkFolder],
        },
      ],
      exports: [
        AssetEndings,
        AssetNotes,
        AssetTasks,
        AssetUsage,
        DownloadNotes,
        DownloadTasks,
        Moments,
        RenditionFiles,
        TaskStops,
        TaskWakes,
        Transcoder,
        WorkFolder,
        EncodingReadiness,
      ],
    };
  }
}
