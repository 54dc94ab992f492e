import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, type Tenant } from '@skydeck/auth-guard';
import { raw } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { ProjectKeysService } from './project-keys.service.js';

/** The identifier of a project, or of its test mode; slugs can be given to others. */
const TENANT = /^prj_[0-9a-z]{26}(?:\.test)?$/;

/** Whether a text can name a project in a mode. */
export const isTenant = (text: string): text is Tenant => TENANT.test(text);

/** What the servers of a project check its users' tokens with. */
@ApiExcludeController()
@Public()
@Controller('p/:issuer/.well-known')
export class ProjectJwksController {
  constructor(private readonly keys: ProjectKeysService) {}

  /** @see https://www.rfc-editor.org/rfc/rfc7517#section-5 */
  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=300')
  async jwks(@Param('issuer') issuer: string) {
    if (!isTenant(issuer)) throw CommonErrors.project_not_found();
    return raw(await this.keys.jwks(issuer));
  }
}
