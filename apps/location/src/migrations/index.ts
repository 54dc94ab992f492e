import { CreateOperations1763850000000 } from '@skydeck/operations';
import { spineMigrations } from '@skydeck/spine';
import { CreateRegions1764700000000 } from './1764700000000-create-regions.js';
import { CreateJobs1764710000000 } from './1764710000000-create-jobs.js';
import { CreatePlaces1764730000000 } from './1764730000000-create-places.js';
import { CreateDevices1764740000000 } from './1764740000000-create-devices.js';
import { CreatePositions1764740010000 } from './1764740010000-create-positions.js';
import { CreateTrips1764740020000 } from './1764740020000-create-trips.js';
import { CreateTrackingSettings1764740030000 } from './1764740030000-create-tracking-settings.js';
import { CreateGeofences1764750000000 } from './1764750000000-create-geofences.js';
import { CreateStreamTokens1764760000000 } from './1764760000000-create-stream-tokens.js';
import { CreateShares1764760010000 } from './1764760010000-create-shares.js';
import { CreateMapUploads1764770000000 } from './1764770000000-create-map-uploads.js';

export const migrations = [
  ...spineMigrations,
  CreateOperations1763850000000,
  CreateRegions1764700000000,
  CreateJobs1764710000000,
  CreatePlaces1764730000000,
  CreateDevices1764740000000,
  CreatePositions1764740010000,
  CreateTrips1764740020000,
  CreateTrackingSettings1764740030000,
  CreateGeofences1764750000000,
  CreateStreamTokens1764760000000,
  CreateShares1764760010000,
  CreateMapUploads1764770000000,
];
