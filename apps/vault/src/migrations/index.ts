import { CreateOperations1763850000000 } from '@skydeck/operations';
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
import { CreateAlbums1764860000000 } from './1764860000000-create-albums.js';
import { CreateScheduling1764860010000 } from './1764860010000-create-scheduling.js';
import { CreateNoteDocuments1764860020000 } from './1764860020000-create-note-documents.js';
import { CreateTaskObjects1764870000000 } from './1764870000000-create-task-objects.js';
import { CreateActivity1764870010000 } from './1764870010000-create-activity.js';
import { CreateSpaceExports1764870020000 } from './1764870020000-create-space-exports.js';
import { CreateRetentionRules1764870030000 } from './1764870030000-create-retention-rules.js';
import { CreateEventAlarms1764870040000 } from './1764870040000-create-event-alarms.js';
import { CreatePhotoWords1764890000000 } from './1764890000000-create-photo-words.js';
import { CreatePlaceNames1764890010000 } from './1764890010000-create-place-names.js';
import { CreateContacts1764890020000 } from './1764890020000-create-contacts.js';

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
  CreateAlbums1764860000000,
  CreateScheduling1764860010000,
  CreateNoteDocuments1764860020000,
  CreateTaskObjects1764870000000,
  CreateActivity1764870010000,
  CreateOperations1763850000000,
  CreateSpaceExports1764870020000,
  CreateRetentionRules1764870030000,
  CreateEventAlarms1764870040000,
  CreatePhotoWords1764890000000,
  CreatePlaceNames1764890010000,
  CreateContacts1764890020000,
];
