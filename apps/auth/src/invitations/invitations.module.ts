import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MembersModule } from '../members/members.module.js';
import { InvitationAnswersController } from './invitation-answers.controller.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { InvitationHistory } from './invitation-history.js';
import { InvitationMail } from './invitation-mail.js';
import { InvitationReader } from './invitation-reader.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';

@Module({
  imports: [AccountsModule, MembersModule],
  controllers: [InvitationsController, InvitationAnswersController],
  providers: [
    InvitationsService,
    InvitationAnswersService,
    InvitationReader,
    InvitationMail,
    InvitationHistory,
  ],
})
export class InvitationsModule {}
