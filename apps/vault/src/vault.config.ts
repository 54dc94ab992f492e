import { listenConfig } from '@skydeck/config';
import { ObjectStoreConfig } from '@skydeck/object-store';
import { SpineConfig } from '@skydeck/spine';
import { addressConfig } from './address/address.module.js';
import { activityConfig } from './activity/activity-settings.js';
import { blobSettings } from './blobs/blobs.config.js';
import { davConfig } from './dav/dav.config.js';
import { calendarConfig } from './calendar/calendar-settings.js';
import { contactConfig } from './contacts/contact-settings.js';
import { readingConfig } from './documents/reading/reading.config.js';
import { fileConfig } from './files/file.config.js';
import { albumConfig } from './photos/albums/album-settings.js';
import { placeNamesConfig } from './photos/places/names/place-names.config.js';
import type { z } from 'zod';
import { exportConfig } from './exports/export-settings.js';
import { keySettings } from './keys/keys.config.js';
import { noteConfig } from './notes/note-settings.js';
import { reminderConfig } from './reminders/reminder-settings.js';
import { retentionConfig } from './retention/retention-settings.js';
import { taskConfig } from './tasks/task-settings.js';

export const VaultConfig = SpineConfig.extend({
  ...ObjectStoreConfig.shape,
  ...listenConfig('VAULT', 4004),
  ...addressConfig,
  ...keySettings,
  ...blobSettings,
  ...fileConfig,
  ...readingConfig,
  ...davConfig,
  ...noteConfig,
  ...taskConfig,
  ...reminderConfig,
  ...calendarConfig,
  ...contactConfig,
  ...albumConfig,
  ...placeNamesConfig,
  ...activityConfig,
  ...exportConfig,
  ...retentionConfig,
});
export type VaultConfig = z.output<typeof VaultConfig>;
