import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream, TUS_CHECKSUMS, TUS_VERSION } from '@skydeck/service';
import { Controller, Delete, Head, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LocationSettings } from '../../location-settings.js';
import type { MapUploadEntity } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';
import { MapUploadFinish } from './map-upload-finish.js';
import { MapUploadReceiving } from './map-upload-receiving.js';
import { MapUploads } from './map-uploads.js';
import { newMapUpload } from './new-map-upload.js';

const EXTENSIONS = ['creation', 'expiration', 'checksum', 'termination'];

/** Maps that come in pieces, by the tus protocol. Its answers have no envelope. */
@ApiExcludeController()
@Controller('tus')
export class MapUploadsController {
  constructor(
    private readonly uploads: MapUploads,
    private readonly receiving: MapUploadReceiving,
    private readonly finishing: MapUploadFinish,
    private readonly settings: LocationSettings,
  ) {}

  @Options(['', ':upload'])
  @Public()
  async describe(@Res() reply: FastifyReply): Promise<void> {
    await answer(reply, 204, {
      'tus-version': TUS_VERSION,
      'tus-max-size': this.settings.config.LOCATION_MAP_BYTES,
      'tus-extension': EXTENSIONS.join(','),
      'tus-checksum-algorithm': TUS_CHECKSUMS.join(','),
    });
  }

  @Post()
  @TakesStream({ ofAnyType: true })
  @Requires('maps:write')
  async begin(
    @CurrentProject() { tenant }: ProjectRef,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    checkVersion(request);
    const upload = await this.uploads.begin(tenant, newMapUpload(request));
    await answer(reply, 201, { location: `/api/v1/tus/${upload.id}`, ...about(upload) });
  }

  @Head(':upload')
  @Requires('maps:write')
  async look(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    checkVersion(request);
    // All may be here, and whoever brought the last of it may have died before it became a map.
    const upload = await this.finishing.finish(await this.uploads.get(tenant, id));
    const { sizeBytes, metadata } = upload;
    const more = { 'upload-length': sizeBytes, 'upload-metadata': metadata ?? undefined };
    await answer(reply, 200, { ...about(upload), ...more });
  }

  @Patch(':upload')
  @TakesStream({ ofAnyType: true })
  @Requires('maps:write')
  async append(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    checkVersion(request);
    const upload = await this.uploads.get(tenant, id);
    await this.receiving.append(upload, request, bytes);
    await answer(reply, 204, about(await this.finishing.finish(upload)));
  }

  @Delete(':upload')
  @Requires('maps:write')
  async end(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('upload') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    checkVersion(request);
    await this.uploads.drop(await this.uploads.get(tenant, id));
    await answer(reply, 204, {});
  }
}

function checkVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw MapUploadErrors.wrong_version();
}

/** What the headers say of an upload; the map that came of it is named once it is whole. */
const about = ({ receivedBytes, expiresAt, regionId, operationId }: MapUploadEntity) => ({
  'upload-offset': receivedBytes,
  'upload-expires': regionId === null ? expiresAt.toUTCString() : undefined,
  'skydeck-region': regionId ?? undefined,
  'skydeck-operation': operationId ?? undefined,
});

async function answer(
  reply: FastifyReply,
  status: 200 | 201 | 204,
  headers: Record<string, string | number | undefined>,
): Promise<void> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const own = { 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' };
  await reply
    .status(status)
    .headers({ ...Object.fromEntries(given), ...own })
    .send();
}
