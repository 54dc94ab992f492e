import { RowQuota } from '@skydeck/limits';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AppPasswordEntity } from './app-passwords/app-password.entity.js';
import { AppPasswordLogin } from './app-passwords/app-password-login.js';
import { AppPasswordNotes } from './app-passwords/app-password-notes.js';
import { AppPasswords } from './app-passwords/app-passwords.js';
import { AppPasswordsController } from './app-passwords/app-passwords.controller.js';
import { DavDoor, DavLimits } from './http/dav-door.js';
import { DavMounts } from './http/dav-mounts.js';
import { DavRoutes } from './http/dav-routes.js';

/** What is stored for DAV, besides locks and properties. */
export const DAV_ENTITIES = [AppPasswordEntity];

/** How many app passwords a project may have. */
export const davQuotas = ({ QUOTA_APP_PASSWORDS }: { readonly QUOTA_APP_PASSWORDS: number }) => [
  new RowQuota(
    'app_passwords',
    QUOTA_APP_PASSWORDS,
    'select count(*) from app_password where project_id = $1',
  ),
];

/** Passwords of apps, and the door of everything that is served over DAV. */
@Global()
@Module({})
export class DavModule {
  static forRoot(config: { readonly RATE_LIMIT_PER_MINUTE: number }): DynamicModule {
    return {
      module: DavModule,
      controllers: [AppPasswordsController],
      providers: [
        { provide: DavLimits, useValue: new DavLimits(config.RATE_LIMIT_PER_MINUTE === 0) },
        AppPasswordLogin,
        AppPasswordNotes,
        AppPasswords,
        DavDoor,
        DavMounts,
        DavRoutes,
      ],
      exports: [DavMounts],
    };
  }
}
