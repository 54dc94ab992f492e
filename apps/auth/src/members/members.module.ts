import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { MemberList } from './member-list.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';

@Module({
  imports: [AccountsModule, ProjectsModule, SessionsModule],
  controllers: [MembersController],
  providers: [MembersService, MemberList],
  exports: [MembersService],
})
export class MembersModule {}
