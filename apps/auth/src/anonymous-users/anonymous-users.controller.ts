import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { SignedInUserView, toSignedInUser } from '../user-passwords/user-passwords.schema.js';
import { SignInAnonymously } from './anonymous-users.schema.js';
import { AnonymousUsersService } from './anonymous-users.service.js';

@ApiTags('Users')
@Requires('users:write', 'sessions:write')
@Controller('auth/sign-in/anonymous')
export class AnonymousUsersController {
  constructor(private readonly users: AnonymousUsersService) {}

  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'signInAnonymously',
    summary: 'Make a user whom nobody knows yet; linking an identity keeps it',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async signIn(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SignInAnonymously }) body: SignInAnonymously,
  ): Promise<SignedInUserView> {
    return toSignedInUser(await this.users.signIn(tenant, body));
  }
}
