import { useProject } from '../projects/use-project-slug.js';
import { useMoney } from './use-money.js';
import './money.css';

interface MoneyProps {
  /** Minor units. */
  readonly amount: string;
  /** Code of the currency. */
  readonly currency: string;
  /** Whether it came in or went out: with a sign, and what came in coloured. */
  readonly isSigned?: boolean;
}

/** An amount of the project that is open. */
export function Money({ amount, currency, isSigned = false }: MoneyProps) {
  const write = useMoney(useProject());
  const isIn = isSigned && !amount.startsWith('-') && amount !== '0';
  return (
    <span className="money" data-in={isIn || undefined}>
      {write(amount, currency, { isSigned })}
    </span>
  );
}
