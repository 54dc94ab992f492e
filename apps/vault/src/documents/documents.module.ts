import { type DynamicModule, Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { Documents } from './documents.js';
import { PreviewsController } from './previews/previews.controller.js';
import { FileReader } from './reading/file-reader.js';
import { PlainFiles } from './reading/plain-files.js';
import { Readers } from './reading/readers.js';
import type { ReadingConfig } from './reading/reading.config.js';
import { ReadingResults } from './reading/reading-results.js';
import { ReadingSettings } from './reading/reading-settings.js';
import { ReadingSweeper } from './reading/reading.sweeper.js';
import { Readings } from './reading/readings.js';
import { Sidecars } from './reading/sidecars/sidecars.js';
import { SharedPictures } from './sharing/shared-pictures.js';
import { DocumentSearch } from './search/document-search.js';

/** What is read of files, and documents that are found by their words. */
@Module({})
export class DocumentsModule {
  static forRoot(config: ReadingConfig & { readonly SKYDECK_HOME: string }): DynamicModule {
    return {
      module: DocumentsModule,
      controllers: [PreviewsController, DocumentsController],
      providers: [
        { provide: ReadingSettings, useFactory: () => new ReadingSettings(config) },
        Documents,
        DocumentSearch,
        FileReader,
        PlainFiles,
        Readers,
        ReadingResults,
        ReadingSweeper,
        Readings,
        SharedPictures,
        Sidecars,
      ],
    };
  }
}
