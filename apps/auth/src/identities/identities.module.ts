import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { ContactLinks } from './contact-links.js';
import { IdentitiesController } from './identities.controller.js';
import { IdentitiesService } from './identities.service.js';
import { IdentityLinks } from './identity-links.js';
import { IdentitySignIns } from './identity-sign-ins.js';
import { IdentityStore } from './identity-store.js';
import { OwnIdentitiesController } from './own-identities.controller.js';
import { ServerLinks } from './server-links.js';

@Module({
  imports: [OtpModule, UsersModule, UserSessionsModule],
  controllers: [IdentitiesController, OwnIdentitiesController],
  providers: [
    ContactLinks,
    IdentitiesService,
    IdentityLinks,
    IdentitySignIns,
    IdentityStore,
    ServerLinks,
  ],
  exports: [IdentityLinks, IdentitySignIns],
})
export class IdentitiesModule {}
