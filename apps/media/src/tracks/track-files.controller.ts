import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TrackErrors } from './track.errors.js';
import { TrackIntake } from './track-intake.js';
import { TrackFileOptions, TrackResponse } from './track.schema.js';
import { cuesOfFile, MOST_BYTES } from './track-texts.js';
import { tagged } from './tracks.controller.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** Captions that are the body of a request. */
@ApiTags('Tracks')
@Controller('assets/:asset/tracks')
export class TrackFilesController {
  constructor(private readonly intake: TrackIntake) {}

  @Post('file')
  @HttpCode(201)
  @TakesStream({ ofAnyType: true })
  @Requires('videos:write')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'uploadTrack',
    summary: 'Add captions to an asset out of a file',
    description:
      'The body is SRT or WebVTT of 5 MiB at most, in UTF-8, UTF-16 or Latin-1. What is malformed is refused with its line.',
  })
  @ApiCreatedResponse({ standardSchema: TrackResponse })
  async upload(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Query({ schema: TrackFileOptions }) wanted: TrackFileOptions,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ) {
    const cues = cuesOfFile(await wholeOf(body));
    return tagged(await this.intake.addCues(tenant, asset, wanted, cues));
  }
}

/** @throws `track.captions_too_large` */
async function wholeOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MOST_BYTES) throw TrackErrors.captions_too_large();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
