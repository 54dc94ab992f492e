import { RowQuota } from '@skydeck/limits';
import { Global, Module } from '@nestjs/common';
import { SpaceAccess } from './space-access.js';
import { SpaceEntity } from './space.entity.js';
import { SpaceMemberEntity } from './space-member.entity.js';
import { SpaceMembers } from './space-members.js';
import { SpaceMembersController } from './space-members.controller.js';
import { Spaces } from './spaces.js';
import { SpacesController } from './spaces.controller.js';

/** What is stored of spaces. */
export const SPACE_ENTITIES = [SpaceEntity, SpaceMemberEntity];

/** How many spaces a project may have. */
export const spaceQuotas = ({ QUOTA_SPACES }: { readonly QUOTA_SPACES: number }) => [
  new RowQuota(
    'spaces',
    QUOTA_SPACES,
    'select count(*) from space where project_id = $1 and deleted_at is null',
  ),
];

/** Where everything of a vault lies, and who may use it. */
@Global()
@Module({
  controllers: [SpacesController, SpaceMembersController],
  providers: [SpaceAccess, SpaceMembers, Spaces],
  exports: [SpaceAccess],
})
export class SpacesModule {}
