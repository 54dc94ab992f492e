import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ObjectStore } from '@skydeck/object-store';
import type { FastifyInstance } from 'fastify';
import { AssetMakingController } from '../assets/making/asset-making.controller.js';
import { AssetMaking } from '../assets/making/asset-making.js';
import { AssetsModule } from '../assets/assets.module.js';
import { SourceFetch } from './by-url/source-fetch.js';
import { Concatenation } from './concatenation.js';
import { StoreStorage } from './storage/store-storage.js';
import { UploadStorage } from './storage/upload-storage.js';
import { TusController } from './tus/tus.controller.js';
import { TusLinksController } from './tus/tus-links.controller.js';
import { TusUploads } from './tus/tus-uploads.js';
import { UploadCompletion } from './upload-completion.js';
import { UploadContentController } from './upload-content.controller.js';
import { addUploadCors } from './upload-cors.js';
import { UploadEntity } from './upload.entity.js';
import { UploadHolds } from './upload-holds.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadLimits } from './upload-limits.js';
import { UploadPartEntity } from './upload-part.entity.js';
import { UploadReceiving } from './upload-receiving.js';
import { UploadSweeper } from './upload-sweeper.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';
import { WholeFiles } from './whole-files.js';

/** What is stored of uploads. */
export const UPLOAD_ENTITIES = [UploadEntity, UploadPartEntity];

/** Files on their way in. */
@Module({})
export class UploadsModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  static forRoot(limits: UploadLimits): DynamicModule {
    return {
      module: UploadsModule,
      imports: [AssetsModule],
      // Routes with a fixed name come before those that take any.
      controllers: [
        UploadContentController,
        UploadsController,
        TusLinksController,
        TusController,
        AssetMakingController,
      ],
      providers: [
        { provide: UploadLimits, useFactory: () => new UploadLimits(limits) },
        {
          provide: UploadStorage,
          inject: [ObjectStore],
          useFactory: (store: ObjectStore) => new StoreStorage(store),
        },
        AssetMaking,
        Concatenation,
        SourceFetch,
        TusUploads,
        UploadCompletion,
        UploadHolds,
        UploadLedger,
        UploadReceiving,
        UploadsService,
        UploadSweeper,
        WholeFiles,
      ],
    };
  }

  onModuleInit(): void {
    const adapter = this.host.httpAdapter as { getInstance(): FastifyInstance } | undefined;
    if (adapter) addUploadCors(adapter.getInstance());
  }
}
