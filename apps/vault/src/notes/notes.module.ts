import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ChecklistController } from './checklist/checklist.controller.js';
import { LiveNotesController } from './live/live-notes.controller.js';
import { LiveRooms } from './live/live-rooms.js';
import { LiveSockets } from './live/live-sockets.js';
import { LiveTokens, LiveTokenSettings } from './live/live-token.js';
import { NoteDocuments } from './live/note-documents.js';
import { NoteChanges } from './note-changes.js';
import { NoteEntity } from './note.entity.js';
import { NoteNotices } from './note-notices.js';
import { NoteSettings } from './note-settings.js';
import { NotesController } from './notes.controller.js';
import { NoteTexts } from './note-texts.js';
import { Notes } from './notes.js';
import { NoteRevisionEntity } from './revisions/note-revision.entity.js';
import { NoteRevisionsController } from './revisions/note-revisions.controller.js';
import { NoteRevisions } from './revisions/note-revisions.js';
import { NoteSearchController } from './search/note-search.controller.js';
import { NoteSearch } from './search/note-search.js';
import { JoplinAttachments } from './transfer/joplin-attachments.js';
import { NoteExport } from './transfer/note-export.js';
import { NoteImports } from './transfer/note-imports.js';
import { NoteTransferController } from './transfer/note-transfer.controller.js';
import { NoteSweeper } from './trash/note.sweeper.js';
import { NoteTrash } from './trash/note-trash.js';

/** What is stored of notes. */
export const NOTE_ENTITIES = [NoteEntity, NoteRevisionEntity];

/** Notes, the texts they have had, their checklists and links. */
@Global()
@Module({})
export class NotesModule {
  static forRoot(config: {
    readonly VAULT_NOTE_TRASH_DAYS: number;
    readonly SKYDECK_SERVICE_SECRET: string;
  }): DynamicModule {
    return {
      module: NotesModule,
      controllers: [
        NoteSearchController,
        NoteTransferController,
        NotesController,
        NoteRevisionsController,
        ChecklistController,
        LiveNotesController,
      ],
      providers: [
        { provide: NoteSettings, useValue: new NoteSettings(config.VAULT_NOTE_TRASH_DAYS) },
        {
          provide: LiveTokenSettings,
          useValue: new LiveTokenSettings(config.SKYDECK_SERVICE_SECRET),
        },
        JoplinAttachments,
        LiveRooms,
        LiveSockets,
        LiveTokens,
        NoteChanges,
        NoteDocuments,
        NoteExport,
        NoteImports,
        NoteNotices,
        NoteRevisions,
        NoteSearch,
        NoteSweeper,
        NoteTexts,
        NoteTrash,
        Notes,
      ],
      exports: [NoteExport],
    };
  }
}
