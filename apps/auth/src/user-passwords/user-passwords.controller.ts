import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import {
  SignedInUserView,
  SignInUser,
  SignUpUser,
  StartedUserSignUp,
  toSignedInUser,
  toStartedSignUp,
  VerifyUserSignUp,
} from './user-passwords.schema.js';
import { UserPasswordsService } from './user-passwords.service.js';
import { UserSignUpsService } from './user-sign-ups.service.js';

/** Servers of a project sign its users up and in; a user's device has no key to do it itself. */
@ApiTags('Users')
@Requires('users:write', 'sessions:write')
@Controller('auth')
export class UserPasswordsController {
  constructor(
    private readonly signUps: UserSignUpsService,
    private readonly passwords: UserPasswordsService,
    private readonly clock: Clock,
  ) {}

  @Post('sign-up')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'signUpUser',
    summary: 'Send a code that makes a user with a password, or changes the password',
  })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(StartedUserSignUp) })
  async signUp(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SignUpUser }) body: SignUpUser,
    @Req() request: FastifyRequest,
  ): Promise<StartedUserSignUp> {
    const { id, otp } = await this.signUps.start(tenant, body, request.id);
    return toStartedSignUp(id, otp, this.clock.now());
  }

  @Post('sign-up/verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'verifyUserSignUp', summary: 'Finish a sign-up with the code' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async verify(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: VerifyUserSignUp }) body: VerifyUserSignUp,
  ): Promise<SignedInUserView> {
    return toSignedInUser(await this.signUps.verify(tenant, body));
  }

  @Post('sign-in/password')
  @HttpCode(200)
  @ApiOperation({ operationId: 'signInUser', summary: 'Sign a user in with a password' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async signIn(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SignInUser }) body: SignInUser,
  ): Promise<SignedInUserView> {
    return toSignedInUser(await this.passwords.signIn(tenant, body));
  }
}
