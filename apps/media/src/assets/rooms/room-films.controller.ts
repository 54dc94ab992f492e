import { InternalOnly } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RoomFilm } from './room-film.schema.js';
import { RoomFilms } from './room-films.js';

/** Takes films that other services made. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/room-recordings')
export class RoomFilmsController {
  constructor(private readonly films: RoomFilms) {}

  @Post()
  @HttpCode(200)
  async create(@Body({ schema: RoomFilm }) film: RoomFilm) {
    const { assetId } = await this.films.accept(film);
    return { asset_id: assetId };
  }
}
