const CORES: Readonly<Record<string, number>> = { n: 1e-9, u: 1e-6, m: 1e-3, '': 1 };
const BYTES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
};

/** Processors of a quantity of Kubernetes, such as `12500n`. */
export function coresOf(quantity: string): number {
  return read(quantity, CORES);
}

/** Bytes of a quantity of Kubernetes, such as `51Mi`. */
export function bytesOf(quantity: string): number {
  return read(quantity, BYTES);
}

function read(quantity: string, units: Readonly<Record<string, number>>): number {
  const [, number = '', unit = ''] = /^([\d.]+)([A-Za-z]*)$/.exec(quantity) ?? [];
  return Number(number) * (units[unit] ?? Number.NaN) || 0;
}
