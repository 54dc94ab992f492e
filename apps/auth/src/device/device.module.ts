import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeviceGrantsService } from './device-grants.service.js';
import { DeviceController } from './device.controller.js';
import { OAuthController } from './oauth.controller.js';
import { WellKnownController } from './well-known.controller.js';
import { SigningKeysModule } from '../signing-keys/signing-keys.module.js';

@Module({
  imports: [SessionsModule, SigningKeysModule],
  controllers: [DeviceController, OAuthController, WellKnownController],
  providers: [DeviceGrantsService],
})
export class DeviceModule {}
