import { Public } from '@skydeck/auth-guard';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { readPlayerAssets } from '../../playback/player/player-assets.js';
import { renderPlaylistPage } from './playlist-page.js';
import { PlaylistPages } from './playlist-pages.js';

/** A page that plays what is public of a playlist, one after the other. */
@ApiExcludeController()
@Public()
@Controller('watch')
export class PlaylistPageController {
  readonly #script = `../player/${readPlayerAssets().version}/playlist.js`;

  constructor(private readonly pages: PlaylistPages) {}

  @Get(':playlist')
  async page(@Param('playlist') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { body, headers } = renderPlaylistPage(await this.pages.show(id), this.#script);
    void reply.headers(headers).send(body);
  }
}
