import { Injectable } from '@nestjs/common';
import { PipelineErrors } from './pipeline.errors.js';

const RETRY_AFTER_S = 30;

/** Says whether what is uploaded can be made into anything. */
@Injectable()
export class EncodingReadiness {
  #look: (() => Promise<boolean>) | undefined;

  /** From now on a look is taken whenever somebody asks; undefined once all is there. */
  missing(look: (() => Promise<boolean>) | undefined): void {
    this.#look = look;
  }

  /**
   * Refuses files that nobody could encode: they would wait, and nobody would know for what.
   * Processes that encode nothing themselves take them for others.
   * @throws `media.transcoder_missing`
   */
  async check(): Promise<void> {
    if (!this.#look || (await this.#look())) return;
    throw PipelineErrors.transcoder_missing({ retryAfterS: RETRY_AFTER_S });
  }
}
