import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LocalOwnerController } from './local-owner.controller.js';

@Module({ imports: [AccountsModule, SessionsModule], controllers: [LocalOwnerController] })
export class LocalOwnerModule {}
