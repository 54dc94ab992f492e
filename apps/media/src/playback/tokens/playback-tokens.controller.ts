import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { toPlaybackId } from '../ids/playback-id.schema.js';
import { PlaybackIds } from '../ids/playback-ids.js';
import { StreamAddress } from '../stream-address.js';
import { CreatePlaybackToken, PlaybackTokenResponse } from './playback-token.schema.js';
import { PlaybackTokens } from './playback-tokens.js';

@ApiTags('Playback')
@Controller('playback-ids/:playback/tokens')
export class PlaybackTokensController {
  constructor(
    private readonly ids: PlaybackIds,
    private readonly tokens: PlaybackTokens,
    private readonly address: StreamAddress,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:read')
  @ApiOperation({
    operationId: 'createPlaybackToken',
    summary: 'Make a token that lets somebody play',
    description: 'For many viewers, sign tokens yourself with a signing key.',
  })
  @ApiCreatedResponse({ standardSchema: PlaybackTokenResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('playback') id: string,
    @Body({ schema: CreatePlaybackToken }) { expires_in_s: seconds }: CreatePlaybackToken,
  ) {
    const played = toPlaybackId(await this.ids.get(tenant, id), this.address.base);
    const nowS = Math.floor(this.clock.now().getTime() / 1000);
    const expiresAt = new Date((nowS + seconds) * 1000);
    const token = await this.tokens.issue(id, expiresAt);
    const signed = (url: string) => `${url}?token=${token}`;
    return {
      token,
      expires_at: expiresAt.toISOString(),
      hls_url: signed(played.hls_url),
      player_url: signed(played.player_url),
      poster_url: signed(played.poster_url),
      storyboard_url: signed(played.storyboard_url),
    };
  }
}
