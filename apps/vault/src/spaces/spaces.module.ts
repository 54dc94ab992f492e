import { Global, Module } from '@nestjs/common';
import { SpaceAccess } from './space-access.js';
import { SpaceEntity } from './space.entity.js';
import { SpaceMemberEntity } from './space-member.entity.js';

/** What is stored of spaces. */
export const SPACE_ENTITIES = [SpaceEntity, SpaceMemberEntity];

/** Where everything of a vault lies, and who may use it. */
@Global()
@Module({ providers: [SpaceAccess], exports: [SpaceAccess] })
export class SpacesModule {}
