import type { ReactNode } from 'react';
import './share-bar.css';

/** One part of a whole. */
export interface Share {
  readonly name: string;
  readonly tone: 'good' | 'busy' | 'idle' | 'warn';
  readonly amount: bigint;
  /** The amount as people read it. */
  readonly text: string;
  /** More about it, under the amount. */
  readonly note?: ReactNode;
}

interface ShareBarProps {
  readonly label: string;
  readonly shares: readonly Share[];
}

/** How a whole is divided, as a bar and in words. */
export function ShareBar({ label, shares }: ShareBarProps) {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
  const told = shares.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <div className="shares">
      <div className="share-bar" role="img" aria-label={`${label}: ${told}`}>
        {shares.map(({ name, tone, amount }) =>
          amount > 0n ? (
            <span key={name} data-tone={tone} style={{ width: `${percentOf(amount, total)}%` }} />
          ) : null,
        )}
      </div>
      <dl className="share-list">
        {shares.map(({ name, tone, text, note }) => (
          <div key={name}>
            <dt data-tone={tone}>{name}</dt>
            <dd className="figures">{text}</dd>
            {note && <dd className="share-note">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Big numbers are divided before they become small ones. */
const percentOf = (amount: bigint, total: bigint): number =>
  total > 0n ? Number((amount * 10_000n) / total) / 100 : 0;
