import { Public } from '@skydeck/auth-guard';
import { PartOfPage } from '@skydeck/limits';
import { CommonErrors } from '@skydeck/errors';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DrawingThreads } from '../drawing/drawing-threads.js';
import { SHARED_HEADERS } from '../map-address.js';
import { LETTERS_EACH } from './glyph-range.js';
import { fontOf } from './label-fonts.js';

const RANGE = /^(\d{1,5})-(\d{1,5})$/;
const MOST_LETTER = 65_535;
const MOST_FILES = 512;

/** Letters for labels: those of a free font, for everybody. */
@ApiExcludeController()
@Public()
@Controller('fonts')
export class FontsController {
  readonly #made = new LRUCache<string, Promise<Buffer>>({ max: MOST_FILES });

  constructor(private readonly threads: DrawingThreads) {}

  @PartOfPage()
  @Get(':stack/:range.pbf')
  async letters(
    @Param('stack') stack: string,
    @Param('range') range: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, first = '', last = ''] = RANGE.exec(range) ?? [];
    const from = Number(first);
    const isRange =
      first !== '' &&
      from % LETTERS_EACH === 0 &&
      Number(last) === from + LETTERS_EACH - 1 &&
      from <= MOST_LETTER;
    if (!isRange) throw CommonErrors.not_found();
    const bytes = await this.#file(stack, from);
    void reply
      .headers({
        ...SHARED_HEADERS,
        'content-type': 'application/x-protobuf',
        'cache-control': 'public, max-age=604800',
      })
      .send(bytes);
  }

  #file(stack: string, first: number): Promise<Buffer> {
    const font = fontOf(stack);
    const key = `${font} ${first}`;
    const known = this.#made.get(key);
    if (known) return known;
    const made = this.threads.draw({ kind: 'letters', font, first });
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    return made;
  }
}
