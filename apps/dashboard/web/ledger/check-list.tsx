import { IconCheck, IconX } from '@tabler/icons-react';
import type { LedgerVerification } from '../api/ledger.js';
import './ledger.css';
import { CHECK_NAMES, CHECKS } from './verification-words.js';

/** Each thing that must be true of books, and how often it is not. */
export function CheckList({ problems }: Pick<LedgerVerification, 'problems'>) {
  return (
    <ul className="checks" aria-label="Checks">
      {CHECK_NAMES.map((name) => {
        const isSound = problems[name] === 0;
        return (
          <li key={name} data-tone={isSound ? 'good' : 'bad'}>
            {isSound ? (
              <IconCheck size={16} aria-label="Holds" />
            ) : (
              <IconX size={16} aria-label="Does not hold" />
            )}
            <span>
              {CHECKS[name]}
              {!isSound && <strong> ({problems[name]} times not)</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
