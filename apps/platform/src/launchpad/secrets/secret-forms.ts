/** Widths at which programs break base64: that of MIME (RFC 2045 §6.8) and that of PEM (RFC 7468). */
const COLUMNS = [76, 64];

/** The forms in which a value is printed, by itself or inside something else. */
export function secretForms(value: string): string[] {
  const uri = encodeURIComponent(value);
  return [
    value,
    ...value.split(/\r?\n/),
    uri,
    uri.replaceAll(/%../g, (code) => code.toLowerCase()),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
    ...base64Forms(value),
  ];
}

/** A value by itself and, for text around it, what is the same whatever that text is. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const whole = bytes.toString('base64');
  const cores = [0, 1, 2].map((before) => base64Core(bytes, before));
  const forms = [whole, whole.replaceAll('=', ''), ...cores];
  const lines = COLUMNS.flatMap((columns) => whole.match(new RegExp(`.{1,${columns}}`, 'g')) ?? []);
  return [...forms, ...lines].flatMap((form) => [
    form,
    form.replaceAll('+', '-').replaceAll('/', '_'),
  ]);
}

/** The characters that hold bits of these bytes only, when so many others come before. */
function base64Core(bytes: Buffer, before: number): string {
  const bits = (before + bytes.length) * 8;
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return text.slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
}
