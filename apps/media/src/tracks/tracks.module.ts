import { type DynamicModule, Module } from '@nestjs/common';
import { TrackCompletion } from './track-completion.js';
import { TrackEntity } from './track.entity.js';
import { TrackFetch } from './track-fetch.js';
import { TrackFilesController } from './track-files.controller.js';
import { TrackIntake } from './track-intake.js';
import { TrackLimits } from './track-limits.js';
import { TrackNotes } from './track-notes.js';
import { TrackSweeper } from './track.sweeper.js';
import { TrackTexts } from './track-texts.js';
import { TrackWork } from './track-work.js';
import { TracksController } from './tracks.controller.js';
import { TracksService } from './tracks.service.js';

/** What is stored of tracks. */
export const TRACK_ENTITIES = [TrackEntity];

/** Words that go with assets. */
@Module({})
export class TracksModule {
  static forRoot(limits: TrackLimits): DynamicModule {
    return {
      module: TracksModule,
      // Routes with a fixed name come before those that take any.
      controllers: [TrackFilesController, TracksController],
      providers: [
        { provide: TrackLimits, useFactory: () => new TrackLimits(limits) },
        TrackCompletion,
        TrackFetch,
        TrackIntake,
        TrackNotes,
        TrackSweeper,
        TrackTexts,
        TrackWork,
        TracksService,
      ],
    };
  }
}
