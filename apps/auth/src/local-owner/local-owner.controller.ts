import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@skydeck/config';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { AuthConfig } from '../auth.config.js';
import { SignedIn, toSignedIn } from '../accounts/accounts.schema.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Settings } from '../settings.module.js';
import { LocalOwnerErrors } from './local-owner.errors.js';

const SHORTEST = 32;

const LocalSignIn = z
  .strictObject({ token: z.string().max(200).describe('Content of `owner.token`.') })
  .meta({ id: 'LocalSignIn' });
type LocalSignIn = z.output<typeof LocalSignIn>;

/** Signs in whoever can read the installation's own folder: that is its owner. */
@ApiTags('Accounts')
@Public()
@Controller('auth/accounts')
export class LocalOwnerController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    @Settings() private readonly config: AuthConfig,
  ) {}

  @Post('local')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'signInLocally',
    summary: 'Sign in as the owner of the installation',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedIn) })
  async signIn(@Body({ schema: LocalSignIn }) { token }: LocalSignIn): Promise<SignedIn> {
    const right = await this.#ownerToken();
    // Hashes are of one length, so the comparison says nothing about the token's.
    if (right.length < SHORTEST || !timingSafeEqual(digest(right), digest(token))) {
      throw LocalOwnerErrors.wrong_token();
    }
    const owner = await this.accounts.instanceOwner();
    return toSignedIn(owner, await this.sessions.begin(owner.id, 'device', ['local']));
  }

  /** Read each time: the file may be renewed while the service runs. Empty when there is none. */
  async #ownerToken(): Promise<string> {
    const path = join(folderOf(this.config.SKYDECK_HOME), 'owner.token');
    const text = await readFile(path, 'utf8').catch(() => '');
    return text.trim();
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
