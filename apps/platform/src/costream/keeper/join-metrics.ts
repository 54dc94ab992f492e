import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import type { JoinVerdict } from '../engine/room-keeper.js';

/** Counts who came to the door of a room, and what became of them. */
@Injectable()
export class JoinMetrics {
  readonly #joins;

  constructor(@Optional() metrics?: ServiceMetrics) {
    this.#joins = metrics?.counter(
      'skydeck_room_joins_total',
      'Tokens that were shown at the door of rooms, by what became of them.',
      ['outcome'] as const,
    );
  }

  /** Somebody showed a token; what they are told is `admitted`, `waiting`, or why not. */
  judged(answer: JoinVerdict): void {
    const outcome = answer.verdict === 'refused' ? answer.why : answer.verdict;
    this.#joins?.inc({ outcome });
  }
}
