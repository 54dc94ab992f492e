import type { MessageAttempt, MessageEvent } from '../../api/message-log.js';
import type { MessageVisit } from '../../api/message-insight.js';
import type { StepTone } from '../../ui/step-list.js';
import { meaningOf } from '../message-words.js';

/** One thing that happened to a message. */
export interface Step {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  /** Who and why. */
  readonly text: string | null;
  readonly tone: StepTone;
}

const BAD = new Set(['failed', 'undelivered', 'unknown']);
const GOOD = new Set(['sent', 'delivered', 'read']);
const OWN = 'skydeck';

/** Everything that happened, in its order: our own steps, attempts, and what providers reported. */
export function stepsOf(
  events: readonly MessageEvent[],
  attempts: readonly MessageAttempt[],
  visits: readonly MessageVisit[],
): Step[] {
  const names = new Map(attempts.map((one) => [one.provider_id, nameOf(one)]));
  const told = events
    // An attempt says more than that a worker took the message for it.
    .filter(({ status }) => status !== 'sending' || attempts.length === 0)
    .map((event): Step => {
      const who = event.provider === OWN ? null : (names.get(event.provider) ?? event.provider);
      const text = [who, event.detail].filter(Boolean).join(': ');
      return {
        key: event.id,
        at: event.at,
        title: meaningOf(event.status),
        text: text || null,
        tone: toneOf(event.status),
      };
    });
  return [...told, ...attempts.map(attemptStep), ...visits.map(visitStep)].toSorted((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
}

function attemptStep(attempt: MessageAttempt): Step {
  const { number, outcome, failure, duration_ms: ms } = attempt;
  const told = [outcome ?? 'under way', failure, ms === null ? null : `${ms} ms`];
  return {
    key: `attempt ${number}`,
    at: attempt.started_at,
    title: `Attempt ${number} by ${nameOf(attempt)}`,
    text: told.filter(Boolean).join(', '),
    tone: outcome === null ? 'busy' : toneOf(outcome),
  };
}

function visitStep({ id, kind, url, at, is_automatic: isAutomatic }: MessageVisit): Step {
  const title = kind === 'open' ? 'Opened' : 'Link followed';
  const text = [url, isAutomatic ? 'by a program' : null].filter(Boolean).join(', ');
  return { key: id, at, title, text: text || null, tone: isAutomatic ? 'idle' : 'good' };
}

const nameOf = ({ provider_name: name, kind }: MessageAttempt): string => name ?? kind;

function toneOf(status: string): StepTone {
  if (BAD.has(status)) return 'bad';
  return GOOD.has(status) ? 'good' : 'idle';
}
