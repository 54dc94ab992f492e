import type { RoadAnswers, RoadQuestion, RoadTask } from './road-questions.js';
import { RoadWork } from './road-work.js';

// A thread that answers questions about roads. It may be ended at any time.

/** Maps and profiles that it remembers: each holds an index and memory for searches. */
const MOST_REMEMBERED = 6;

const remembered = new Map<string, RoadWork>();

/** Answers a question; what was asked last is at hand for the next time. */
export default function answer({
  key,
  profile,
  roads,
  question,
}: RoadTask): RoadAnswers[RoadQuestion['kind']] {
  const work = remembered.get(key) ?? new RoadWork(roads, profile);
  remembered.delete(key);
  remembered.set(key, work);
  for (const old of remembered.keys()) {
    if (remembered.size <= MOST_REMEMBERED) break;
    remembered.delete(old);
  }
  return work.answer(question);
}
