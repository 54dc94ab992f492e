import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AnonymousUserSweeper } from './anonymous-user-sweeper.js';
import { AnonymousUsersController } from './anonymous-users.controller.js';
import { AnonymousUsersService } from './anonymous-users.service.js';

@Module({
  imports: [UsersModule],
  controllers: [AnonymousUsersController],
  providers: [AnonymousUsersService, AnonymousUserSweeper],
})
export class AnonymousUsersModule {}
