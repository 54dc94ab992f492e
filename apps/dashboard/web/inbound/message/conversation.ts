import type { Conversation } from '../../api/inbound.js';
import type { Message } from '../../api/shapes.js';
import { previewOf } from '../../outbox/message-text.js';
import { lineOf } from '../inbound-words.js';

/** One thing that was said. */
export interface Said {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** What became of it, where it is the project's. */
  readonly status: Message['status'] | null;
}

/**
 * What was said, oldest first, by the clock of this installation: providers round theirs. Where one
 * side has more than was read, what the other said before is left out, so that nothing is missing
 * between.
 */
export function saidIn({ inbound, sent }: Conversation, mostEach: number): Said[] {
  const theirs = inbound.map((one): Said => ({
    id: one.id,
    at: one.created_at,
    text: lineOf(one),
    status: null,
  }));
  const ours = sent.map((one): Said => ({
    id: one.id,
    at: one.created_at,
    text: previewOf(one),
    status: one.status,
  }));
  const since = [theirs, ours]
    .filter((side) => side.length >= mostEach)
    .map((side) => side.at(-1)?.at ?? '')
    .toSorted()
    .at(-1);
  return [...theirs, ...ours]
    .filter(({ at }) => since === undefined || at >= since)
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
