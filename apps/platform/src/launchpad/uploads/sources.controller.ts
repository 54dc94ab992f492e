import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, Headers, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { SourceErrors } from './source.errors.js';
import { SourceResponse, toSource } from './source.schema.js';
import { SourcesService } from './sources.service.js';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/sources')
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  @Post()
  @TakesStream()
  @Requires('apps:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiHeader({
    name: 'Content-Digest',
    required: false,
    description: 'SHA-256 of the archive as of RFC 9530; another one is refused.',
  })
  @ApiOperation({
    operationId: 'uploadAppSource',
    summary: 'Upload a folder as `.tar.gz`',
    description: 'Name it then as `source` of a new app or of a deployment.',
  })
  @ApiCreatedResponse({ standardSchema: SourceResponse })
  async upload(
    @CurrentProject() project: ProjectRef,
    @Headers('content-digest') digest: string | undefined,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ) {
    return toSource(await this.sources.upload(project, body, sha256Of(digest)));
  }
}

/** @see https://www.rfc-editor.org/rfc/rfc9530 */
function sha256Of(header: string | undefined): string | undefined {
  const [, base64] = /(?:^|,)\s*sha-256\s*=\s*:([^:]*):/i.exec(header ?? '') ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw SourceErrors.digest_mismatch();
  return bytes.toString('hex');
}
