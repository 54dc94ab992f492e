import { CaptureRounds } from './capture-rounds.js';
import { Captures } from './captures.js';
import { PlaybackTokens } from './playback-tokens.js';
import { RecordingChanges } from './recording-changes.js';
import { RecordingDelivery } from './recording-delivery.js';
import { RecordingFilesController } from './recording-files.controller.js';
import { RecordingMaker } from './recording-maker.js';
import { RecordingMetrics } from './recording-metrics.js';
import { RecordingPlayback } from './recording-playback.js';
import { RecordingSpool } from './recording-spool.js';
import { RecordingSweeper } from './recording-sweeper.js';
import { RecordingWorker } from './recording-worker.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { RoomRecordingsController } from './recordings.controller.js';
import { RoomRecordings } from './recordings.js';
import { TrackOwners } from './track-owners.js';

/** Recordings of rooms. */
export const recordingParts = {
  entities: [RoomRecordingEntity],
  controllers: [RoomRecordingsController, RecordingFilesController],
  providers: [
    CaptureRounds,
    Captures,
    PlaybackTokens,
    RecordingChanges,
    RecordingDelivery,
    RecordingMaker,
    RecordingMetrics,
    RecordingPlayback,
    RecordingSpool,
    RecordingSweeper,
    RecordingWorker,
    RoomRecordings,
    TrackOwners,
  ],
};
