import { Global, Module } from '@nestjs/common';
import { AuthSettingsCache } from './auth-settings.cache.js';
import { AuthSettingsController } from './auth-settings.controller.js';
import { AuthSettingsService } from './auth-settings.service.js';

/** Gives every feature the settings of the project that it serves. */
@Global()
@Module({
  controllers: [AuthSettingsController],
  providers: [AuthSettingsService, AuthSettingsCache],
  exports: [AuthSettingsCache],
})
export class AuthSettingsModule {}
