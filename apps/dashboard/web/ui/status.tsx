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
  ],
  bad: ['failed', 'undelivered', 'missing', 'revoked', 'denied', 'error'],
  warn: ['rolled_back', 'failing', 'unknown'],
  idle: ['stopped', 'superseded', 'cancelled', 'canceled', 'expired', 'disabled', 'suppressed'],
  busy: [],
};
const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone] as const)),
);

const LABELS: Record<string, string> = { rolled_back: 'Rolled back' };

/** A status as a coloured dot and a word; the word alone carries the meaning. */
export function Status({ value, label }: { readonly value: string; readonly label?: string }) {
  const text = label ?? LABELS[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
  return (
    <span className="status" data-tone={TONES.get(value) ?? 'busy'}>
      {text}
    </span>
  );
}
