/** One thing that the sandbox bank can be made to do, and the numbers that make it. */
export interface SandboxNumber {
  readonly tells: string;
  readonly card: string;
  readonly iban: string;
  readonly phone: string;
}

const number = (card: string, iban: string, phone: string, tells: string): SandboxNumber => ({
  card,
  iban,
  phone,
  tells,
});

/** Those that people try first; the guide of money in and out has them all. */
export const SANDBOX_NUMBERS: readonly SandboxNumber[] = [
  number('4000000000000010', 'DE20500000000000000001', '+15550100001', 'Succeeds at once'),
  number('4000000000000028', 'DE90500000000000000002', '+15550100002', 'Is declined at once'),
  number('4000000000000036', 'DE63500000000000000003', '+15550100003', 'Has too little money'),
  number('4000000000000044', 'DE36500000000000000004', '+15550100004', 'Is pending, then succeeds'),
  number('4000000000000051', 'DE09500000000000000005', '+15550100005', 'Is pending, then fails'),
  number('4000000000000069', 'DE79500000000000000006', '+15550100006', 'Succeeds, and is returned'),
  number('4000000000000085', 'DE25500000000000000008', '+15550100008', 'Is pending for ever'),
];
