import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { ImageChecks } from './image-checks.js';

/** More than any registry sends; what it says is not looked at. */
const LARGEST_BYTES = 1024 * 1024;

/**
 * Where registries tell of pushes. What they send differs and is not believed: the token lets them
 * ask for a look, and the registry itself is asked what the name stands for.
 */
@ApiExcludeController()
@Public()
@Controller('hooks/images')
export class ImageWebhooksController {
  constructor(private readonly checks: ImageChecks) {}

  @Post(':token')
  @HttpCode(200)
  @TakesStream()
  async told(@Param('token') token: string, @StreamedBody() body: AsyncIterable<Buffer>) {
    let size = 0;
    for await (const { length } of body) {
      size += length;
      if (size > LARGEST_BYTES) break;
    }
    const look = await this.checks.told(token);
    if (look === undefined) throw CommonErrors.not_found();
    if (look === 'paused') return { outcome: 'ignored', reason: 'paused', deployment_id: null };
    const { deployment } = look;
    if (!deployment) return { outcome: 'ignored', reason: 'unchanged', deployment_id: null };
    return { outcome: 'deployed', reason: null, deployment_id: deployment.id };
  }
}
