const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** How a unit is shown: how many of it make one of what is written. */
const SHOWN: Readonly<Record<string, readonly [size: number, text: string]>> = {
  second: [3600, 'h'],
  megabyte_second: [1024 * 3600, 'GB h'],
};

/** How many of a unit make one of what is shown, and how that is called. */
export function shownUnit(unit: string): readonly [size: number, text: string] {
  return SHOWN[unit] ?? [1, `${unit}s`.replace(/ys$/, 'ies')];
}

/** A quantity as people read it, such as `1,234 messages` or `12.5 h`. */
export function quantityText(quantity: number, unit: string): string {
  if (unit === 'second' && quantity < 3600) {
    return quantity < 60 ? `${quantity} s` : `${number.format(quantity / 60)} min`;
  }
  const [size, text] = shownUnit(unit);
  return `${number.format(quantity / size)} ${size === 1 && quantity === 1 ? unit : text}`;
}

/** An amount in minor units, as people write it. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A price, which may be far below the minor unit. */
export function priceText(price: string, currency: string): string {
  const format = { style: 'currency', currency, maximumFractionDigits: 9 } as const;
  return new Intl.NumberFormat('en', format).format(Number(price));
}
