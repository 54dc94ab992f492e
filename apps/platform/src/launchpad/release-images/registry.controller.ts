import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { type Digest, DigestSchema } from '@skydeck/oci-image';
import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppEntity } from '../apps/app.entity.js';
import { AppsService } from '../apps/apps.service.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import type { ReleaseEntity } from '../releases/release.entity.js';
import { ReleaseImageErrors } from './release-image.errors.js';
import { ReleaseImagesService } from './release-images.service.js';

const IMMUTABLE = 'private, max-age=31536000, immutable';

/**
 * Releases as images, for `podman pull` and clusters: the pull half of the OCI Distribution
 * specification 1.1. The tag is the number of a release, or `latest` for the one that serves.
 */
@ApiExcludeController()
@Controller('v2')
export class RegistryController {
  constructor(
    private readonly apps: AppsService,
    private readonly catalog: ReleaseCatalog,
    private readonly images: ReleaseImagesService,
  ) {}

  /** Where programs learn how to sign in; what they may see is asked for each image. */
  @Get()
  @Public()
  root(@Headers('authorization') authorization: string | undefined): object {
    if (authorization === undefined) throw CommonErrors.unauthenticated();
    return {};
  }

  @Get(':project/:app/manifests/:reference')
  @Requires('apps:read')
  async manifest(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('reference') reference: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const app = await this.apps.get(project, name);
    const image = await this.#imageOf(app, reference);
    await reply
      .headers({
        'content-type': image.mediaType,
        'docker-content-digest': image.digest,
        'content-length': image.size,
        'x-request-id': request.id,
      })
      .send(this.images.store.read(image.digest));
  }

  @Get(':project/:app/blobs/:digest')
  @Requires('apps:read')
  async blob(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('digest') text: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const app = await this.apps.get(project, name);
    const digest = digestOf(text);
    const row = digest && (await this.images.isOf(app.id, digest));
    const size = digest && (await this.images.store.size(digest));
    if (!row || !digest || size === undefined) throw ReleaseImageErrors.unknown();
    await reply
      .headers({
        'content-type': 'application/octet-stream',
        'docker-content-digest': digest,
        'content-length': size,
        'cache-control': IMMUTABLE,
        'x-request-id': request.id,
      })
      .send(this.images.store.read(digest));
  }

  async #imageOf(app: AppEntity, reference: string) {
    const digest = digestOf(reference);
    if (digest) {
      const row = await this.images.isOf(app.id, digest);
      const image =
        row?.digest === digest ? await this.images.find({ id: row.releaseId }) : undefined;
      if (!image) throw ReleaseImageErrors.unknown();
      return image;
    }
    return this.images.ensure(await this.#releaseOf(app, reference));
  }

  async #releaseOf(app: AppEntity, tag: string): Promise<ReleaseEntity> {
    if (tag === 'latest') return this.catalog.current(app);
    if (!/^[1-9]\d{0,8}$/.test(tag)) throw ReleaseImageErrors.unknown();
    return this.catalog.get(app, Number(tag));
  }
}

function digestOf(text: string): Digest | undefined {
  return DigestSchema.safeParse(text).data;
}
