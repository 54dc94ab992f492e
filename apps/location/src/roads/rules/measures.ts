const M_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;
const T_OF: Readonly<Record<string, number>> = {
  t: 1,
  kg: 0.001,
  lbs: 0.000_453_592_37,
  st: 0.907_184_74,
};

/** Metres of `3.5`, `3.5 m`, `350 cm`, `11'6"` or `11 ft`; undefined of what is no length, such as `default`. */
export function metresOf(text: string): number | undefined {
  const imperial = /^(\d+)\s*(?:'|ft)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|'')?)?$/.exec(text.trim());
  if (imperial) {
    return (Number(imperial[1]) + Number(imperial[2] ?? 0) / INCHES_PER_FOOT) * M_PER_FOOT;
  }
  const found = /^(\d+(?:[.,]\d+)?)\s*(m|cm)?$/.exec(text.trim());
  if (!found) return undefined;
  const value = Number(found[1]!.replace(',', '.'));
  return found[2] === 'cm' ? value / 100 : value;
}

/** Tons of `7.5`, `7.5 t`, `7500 kg`, `16000 lbs` or `8 st`; undefined of what is no weight. */
export function tonsOf(text: string): number | undefined {
  const found = /^(\d+(?:[.,]\d+)?)\s*(t|kg|lbs|st)?$/.exec(text.trim());
  return found ? Number(found[1]!.replace(',', '.')) * T_OF[found[2] ?? 't']! : undefined;
}
