import { Global, Module } from '@nestjs/common';
import { ChangeEntity } from './change.entity.js';
import { Changes } from './changes.js';
import { ChangesController } from './changes.controller.js';

/** What is stored of changes. */
export const CHANGE_ENTITIES = [ChangeEntity];

/** What changed in which order, for whoever keeps a copy. */
@Global()
@Module({ controllers: [ChangesController], providers: [Changes], exports: [Changes] })
export class ChangesModule {}
