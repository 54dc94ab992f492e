import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { UserExports } from './user-exports.service.js';
import { UserImports } from './user-imports.service.js';
import { UserTransfersController } from './user-transfers.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [UserTransfersController],
  providers: [UserImports, UserExports],
})
export class UserTransfersModule {}
