import { hash } from 'node:crypto';
import { Public, readBearer } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import {
  Controller,
  Delete,
  Headers,
  HttpCode,
  Options,
  Param,
  Patch,
  Post,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IngressErrors } from './ingress.errors.js';
import { Whip } from './whip.js';

const SDP = 'application/sdp';
const FRAGMENT = 'application/trickle-ice-sdpfrag';
const MAX_BYTES = 64 * 1024;

/**
 * WHIP (RFC 9725): its own protocol beside the API, with the stream key of an ingress as the token.
 * ICE is not restarted: a PATCH with other credentials is refused, and the publisher connects anew.
 */
@Public()
@ApiExcludeController()
@Controller('costream/whip/:ingress')
export class WhipController {
  constructor(private readonly whip: Whip) {}

  @Options()
  @HttpCode(204)
  options(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('accept-post', SDP);
  }

  @Post()
  @TakesStream({ ofAnyType: true })
  async publish(
    @Param('ingress') id: string,
    @Headers('authorization') authorization: string | undefined,
    @Headers('content-type') type: string | undefined,
    @StreamedBody() body: AsyncIterable<Buffer>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isType(type, SDP)) throw IngressErrors.media_type_refused();
    const key = readBearer(authorization);
    const { connectionId, answer } = await this.whip.publish(id, key, await textOf(body));
    void reply
      .status(201)
      .header('content-type', SDP)
      .header('location', `/v1/costream/whip/${id}/${connectionId}`)
      .header('etag', etagOf(connectionId))
      .header('accept-patch', FRAGMENT)
      .send(answer);
  }

  @Patch(':session')
  @TakesStream({ ofAnyType: true })
  async trickle(
    @Param('ingress') id: string,
    @Param('session') session: string,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @StreamedBody() body: AsyncIterable<Buffer>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isType(headers['content-type'], FRAGMENT)) throw IngressErrors.media_type_refused();
    const key = readBearer(headers['authorization']);
    const expected = headers['if-match'];
    if (expected !== undefined && expected !== '*' && expected !== etagOf(session)) {
      throw CommonErrors.precondition_failed();
    }
    await this.whip.trickle(id, session, key, await textOf(body));
    void reply.status(204).header('etag', etagOf(session)).send();
  }

  @Delete(':session')
  async end(
    @Param('ingress') id: string,
    @Param('session') session: string,
    @Headers('authorization') authorization: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.whip.end(id, session, readBearer(authorization));
    void reply.status(200).send();
  }
}

const isType = (given: string | undefined, wanted: string): boolean =>
  given?.split(';', 1)[0]?.trim().toLowerCase() === wanted;

const etagOf = (session: string): string => `"${hash('sha256', session).slice(0, 16)}"`;

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw CommonErrors.payload_too_large();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
