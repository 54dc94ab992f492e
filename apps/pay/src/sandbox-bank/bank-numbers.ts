import { BANK_SCENARIO_NAMES, type BankScenarioName } from './bank-scenarios.js';

/** The numbers that make the bank play one scenario. */
export interface BankNumbers {
  readonly scenario: BankScenarioName;
  readonly card: string;
  readonly iban: string;
  readonly phone: string;
}

const CARD = '40000000000';
const BANK = '50000000';

/** Numbers that nobody has: of a bank that does not exist, and of phones kept for fiction. */
export const BANK_NUMBERS: readonly BankNumbers[] = BANK_SCENARIO_NAMES.map((scenario, index) => ({
  scenario,
  card: withLuhn(`${CARD}${String(index + 1).padStart(4, '0')}`),
  iban: germanIban(`${BANK}${String(index + 1).padStart(10, '0')}`),
  phone: `+1555010${String(index + 1).padStart(4, '0')}`,
}));

const byNumber = new Map(
  BANK_NUMBERS.flatMap(({ scenario, card, iban, phone }) =>
    [card, iban, phone].map((number) => [number, scenario] as const),
  ),
);

/** What the bank does with a number; null for one that it does not know. */
export const scenarioOfNumber = (number: string): BankScenarioName | null =>
  byNumber.get(number) ?? null;

/** @see ISO/IEC 7812-1, annex B */
function withLuhn(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** @see ISO 13616: DE00 stands behind, as 131400 */
function germanIban(account: string): string {
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
