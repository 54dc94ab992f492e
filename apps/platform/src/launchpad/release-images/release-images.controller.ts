import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { imageArchive } from '@skydeck/oci-image';
import { Controller, Get, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppsService } from '../apps/apps.service.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import { ReleaseErrors } from '../releases/release.errors.js';
import { ReleaseImagesService } from './release-images.service.js';

const number = new ParseIntPipe({ exceptionFactory: () => ReleaseErrors.not_found() });

@ApiTags('Releases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/releases')
export class ReleaseImagesController {
  constructor(
    private readonly apps: AppsService,
    private readonly catalog: ReleaseCatalog,
    private readonly images: ReleaseImagesService,
  ) {}

  @Get(':number/image')
  @Requires('apps:read')
  @ApiParam({ name: 'number', description: 'Number of the release.', type: Number })
  @ApiOperation({
    operationId: 'exportReleaseImage',
    summary: 'Download a release as a container image',
    description:
      'An OCI archive, which podman, Docker 25 and later, skopeo and containerd read. Variables of the app are not in it. The first download of a release packs it, which can take a minute.',
  })
  @ApiOkResponse({
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
  async export(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('number', number) wanted: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const app = await this.apps.get(project, name);
    const release = await this.catalog.get(app, wanted);
    const image = await this.images.ensure(release);
    const tag = `${project.slug}/${app.name}:${release.number}`;
    await reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${app.name}-${release.number}.tar"`,
        'x-request-id': request.id,
      })
      .send(imageArchive(this.images.store, image, tag));
  }
}
