import { CreateDailyQuota1763730100000 } from '@skydeck/limits';
import { spineMigrations } from '@skydeck/spine';
import { CreateUploads1764500000000 } from './1764500000000-create-uploads.js';
import { CreateAssets1764500100000 } from './1764500100000-create-assets.js';
import { CreateAssetTasks1764500110000 } from './1764500110000-create-asset-tasks.js';
import { CreatePlayback1764500200000 } from './1764500200000-create-playback.js';
import { CreateLiveStreams1764500300000 } from './1764500300000-create-live-streams.js';
import { CreateTracks1764500400000 } from './1764500400000-create-tracks.js';
import { CreateDownloads1764500500000 } from './1764500500000-create-downloads.js';
import { ExtendAssets1764500700000 } from './1764500700000-extend-assets.js';
import { CountViews1764500610000 } from './1764500610000-count-views.js';
import { CreatePlaylists1764500620000 } from './1764500620000-create-playlists.js';
import { RestrictCountries1764500600000 } from './1764500600000-restrict-countries.js';
import { ResumeFetches1764500800000 } from './1764500800000-resume-fetches.js';

export const migrations = [
  ...spineMigrations,
  CreateDailyQuota1763730100000,
  CreateUploads1764500000000,
  CreateAssets1764500100000,
  CreateAssetTasks1764500110000,
  CreatePlayback1764500200000,
  CreateLiveStreams1764500300000,
  CreateTracks1764500400000,
  CreateDownloads1764500500000,
  ExtendAssets1764500700000,
  RestrictCountries1764500600000,
  CountViews1764500610000,
  CreatePlaylists1764500620000,
  ResumeFetches1764500800000,
];
