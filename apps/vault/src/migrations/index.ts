import { spineMigrations } from '@skydeck/spine';
import { CreateBlobs1764800000000 } from './1764800000000-create-blobs.js';
import { CreateSpaces1764810000000 } from './1764810000000-create-spaces.js';
import { CreateFiles1764810010000 } from './1764810010000-create-files.js';
import { CreateFileUploads1764810020000 } from './1764810020000-create-file-uploads.js';
import { CreateShareLinks1764810030000 } from './1764810030000-create-share-links.js';
import { CreateDav1764820000000 } from './1764820000000-create-dav.js';
import { CreateNotes1764830000000 } from './1764830000000-create-notes.js';
import { CreateTasks1764830010000 } from './1764830010000-create-tasks.js';
import { CreateReminders1764830020000 } from './1764830020000-create-reminders.js';
import { CreateCalendars1764840000000 } from './1764840000000-create-calendars.js';
import { CreateReadings1764850000000 } from './1764850000000-create-readings.js';

export const migrations = [
  ...spineMigrations,
  CreateBlobs1764800000000,
  CreateSpaces1764810000000,
  CreateFiles1764810010000,
  CreateFileUploads1764810020000,
  CreateShareLinks1764810030000,
  CreateDav1764820000000,
  CreateNotes1764830000000,
  CreateTasks1764830010000,
  CreateReminders1764830020000,
  CreateCalendars1764840000000,
  CreateReadings1764850000000,
];
