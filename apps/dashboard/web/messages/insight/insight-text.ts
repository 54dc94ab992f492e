const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A share of 0 to 1 as people read it. */
export const percentText = (share: number | null): string =>
  share === null ? '–' : `${number.format(share * 100)} %`;

const MICROS = 1_000_000;

/** Millionths of a currency as people read it, such as `€0.0375`. */
export function moneyText(micros: number, currency: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: 4 } as const;
  try {
    return new Intl.NumberFormat('en', options).format(micros / MICROS);
  } catch {
    // A currency that nobody knows.
    return `${micros / MICROS} ${currency}`;
  }
}
