type Tone = 'good' | 'bad' | 'warn' | 'idle' | 'busy';

const WORDS: Record<Tone, readonly string[]> = {
  good: [
    'live',
    'delivered',
    'active',
    'ready',
    'available',
    'approved',
    'sent',
    'running',
    'read',
    'completed',
    'succeeded',
    'captured',
    'released',
    'resolved',
    'matched',
    'posted',
  ],
  bad: ['failed', 'undelivered', 'missing', 'revoked', 'denied', 'rejected', 'error'],
  warn: [
    'rolled_back',
    'failing',
    'unknown',
    'returned',
    'disputed',
    'split',
    'missing_internal',
    'missing_external',
    'amount_differs',
    'frozen_debit',
    'frozen',
  ],
  idle: [
    'stopped',
    'superseded',
    'cancelled',
    'canceled',
    'expired',
    'disabled',
    'suppressed',
    'voided',
    'refunded',
    'created',
    'closed',
  ],
  busy: [],
};
const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone] as const)),
);

/** A status as a coloured dot and a word; the word alone carries the meaning. */
export function Status({ value, label }: { readonly value: string; readonly label?: string }) {
  const text = label ?? wordsOf(value);
  return (
    <span className="status" data-tone={TONES.get(value) ?? 'busy'}>
      {text}
    </span>
  );
}

/** Such as `Partially captured`. */
function wordsOf(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
