import { databaseOf, DatabaseModule } from '@skydeck/database';
import { QuotasModule } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { ACTIVITY_ENTITIES, ActivityModule } from './activity/activity.module.js';
import { AddressModule } from './address/address.module.js';
import { BlobsModule } from './blobs/blobs.module.js';
import { CALENDAR_ENTITIES, CalendarModule } from './calendar/calendar.module.js';
import { calendarQuotas } from './calendar/calendar-settings.js';
import { CHANGE_ENTITIES, ChangesModule } from './changes/changes.module.js';
import { contactQuotas } from './contacts/contact-settings.js';
import { CONTACT_ENTITIES, ContactsModule } from './contacts/contacts.module.js';
import { DavCalendarsModule } from './dav/calendars/dav-calendars.module.js';
import { DavContactsModule } from './dav/contacts/dav-contacts.module.js';
import { DavPrincipalsModule } from './dav/http/dav-principals.module.js';
import { DavFilesModule } from './dav/files-tree/dav-files.module.js';
import { DAV_ENTITIES, DavModule, davQuotas } from './dav/dav.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EXPORT_ENTITIES, ExportsModule } from './exports/exports.module.js';
import { FILE_ENTITIES, fileQuotas, FilesModule } from './files/files.module.js';
import { KeysModule } from './keys/keys.module.js';
import { migrations } from './migrations/index.js';
import { noteQuotas } from './notes/note-settings.js';
import { NOTE_ENTITIES, NotesModule } from './notes/notes.module.js';
import { albumQuotas } from './photos/albums/album-settings.js';
import { PHOTO_ENTITIES, PhotosModule } from './photos/photos.module.js';
import { reminderQuotas } from './reminders/reminder-settings.js';
import { RETENTION_ENTITIES, RetentionModule } from './retention/retention.module.js';
import { retentionQuotas } from './retention/retention-settings.js';
import { SPACE_ENTITIES, spaceQuotas, SpacesModule } from './spaces/spaces.module.js';
import { taskQuotas } from './tasks/task-settings.js';
import { TASK_ENTITIES, TasksModule } from './tasks/tasks.module.js';
import type { VaultConfig } from './vault.config.js';

/** The vault service: stores, guard, and its features. */
@Module({})
export class VaultModule {
  static forRoot(config: VaultConfig): DynamicModule {
    return {
      module: VaultModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.VAULT_SCHEMA,
          entities: [
            ...SPACE_ENTITIES,
            ...CHANGE_ENTITIES,
            ...FILE_ENTITIES,
            ...DAV_ENTITIES,
            ...NOTE_ENTITIES,
            ...TASK_ENTITIES,
            ...CALENDAR_ENTITIES,
            ...CONTACT_ENTITIES,
            ...PHOTO_ENTITIES,
            ...ACTIVITY_ENTITIES,
            ...EXPORT_ENTITIES,
            ...RETENTION_ENTITIES,
          ],
          migrations,
        }),
        SpineModule.forRoot({ service: 'vault', schema: config.VAULT_SCHEMA, config }),
        ObjectStoreModule.forRootAsync({
          inject: [Clock],
          useFactory: (clock: Clock) => ({
            config,
            // Bytes are decrypted here: no link leads to what is stored.
            publicUrl: 'http://127.0.0.1/',
            secret: config.SKYDECK_SERVICE_SECRET,
            now: () => clock.now(),
          }),
          servesLinks: false,
        }),
        KeysModule.forRoot(config),
        BlobsModule.forRoot({ graceMs: config.VAULT_BLOB_GRACE_S * 1000 }),
        AddressModule.forRoot(config),
        SpacesModule,
        ActivityModule.forRoot(config),
        ChangesModule,
        FilesModule.forRoot(config),
        DocumentsModule.forRoot(config),
        PhotosModule.forRoot(config),
        QuotasModule.forRoot({
          ofProjects: [
            ...spaceQuotas(config),
            ...fileQuotas(config),
            ...davQuotas(config),
            ...noteQuotas(config),
            ...taskQuotas(config),
            ...reminderQuotas(config),
            ...calendarQuotas(config),
            ...contactQuotas(config),
            ...albumQuotas(config),
            ...retentionQuotas(config),
          ],
        }),
        DavModule.forRoot(config),
        DavFilesModule,
        DavCalendarsModule,
        DavContactsModule,
        DavPrincipalsModule,
        NotesModule.forRoot(config),
        TasksModule.forRoot(config),
        CalendarModule.forRoot(config),
        ContactsModule,
        ExportsModule.forRoot(config),
        RetentionModule,
      ],
    };
  }
}
