import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HookCalls } from './hook-calls.js';
import { HookSecrets } from './hook-secrets.js';
import { HookTests } from './hook-tests.js';
import { SignInHookEntity } from './sign-in-hook.entity.js';
import { SignInHooks } from './sign-in-hooks.js';
import { SignInHooksController } from './sign-in-hooks.controller.js';
import { SignInHooksService } from './sign-in-hooks.service.js';

/** Lets every way of signing in ask the servers of the project. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SignInHookEntity])],
  controllers: [SignInHooksController],
  providers: [SignInHooks, SignInHooksService, HookCalls, HookSecrets, HookTests],
  exports: [SignInHooks],
})
export class SignInHooksModule {}
