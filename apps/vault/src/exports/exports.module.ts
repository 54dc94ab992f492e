import { OperationEntity, OperationHandlers, OperationsModule } from '@skydeck/operations';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { ContactEntries } from './archive/contact-entries.js';
import { FileEntries } from './archive/file-entries.js';
import { IcsEntries } from './archive/ics-entries.js';
import { NoteEntries } from './archive/note-entries.js';
import { PhotoEntries } from './archive/photo-entries.js';
import { SpaceArchive } from './archive/space-archive.js';
import { ExportDelivery } from './export-delivery.js';
import { ExportHandler } from './export.handler.js';
import { ExportNotices } from './export-notices.js';
import { ExportSettings } from './export-settings.js';
import { ExportSweeper } from './export.sweeper.js';
import { PublicExportsController } from './public-exports.controller.js';
import { SpaceExportEntity } from './space-export.entity.js';
import { SpaceExports } from './space-exports.js';
import { SpaceExportsController } from './space-exports.controller.js';

/** What is stored of exports. */
export const EXPORT_ENTITIES = [OperationEntity, SpaceExportEntity];

const AT_ONCE = 2;

/** All that is in a space, as one archive. */
@Module({})
export class ExportsModule implements OnModuleInit {
  constructor(
    private readonly handlers: OperationHandlers,
    private readonly handler: ExportHandler,
  ) {}

  static forRoot(config: {
    readonly VAULT_SCHEMA: string;
    readonly VAULT_EXPORT_DAYS: number;
  }): DynamicModule {
    return {
      module: ExportsModule,
      imports: [OperationsModule.forRoot({ schema: config.VAULT_SCHEMA, concurrency: AT_ONCE })],
      controllers: [SpaceExportsController, PublicExportsController],
      providers: [
        { provide: ExportSettings, useValue: new ExportSettings(config.VAULT_EXPORT_DAYS) },
        ContactEntries,
        ExportDelivery,
        ExportHandler,
        ExportNotices,
        ExportSweeper,
        FileEntries,
        IcsEntries,
        NoteEntries,
        PhotoEntries,
        SpaceArchive,
        SpaceExports,
      ],
    };
  }

  onModuleInit(): void {
    this.handlers.add(this.handler);
  }
}
