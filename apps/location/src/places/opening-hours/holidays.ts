const HOLIDAY = String.raw`(?:PH|SH)(?:\s*[-+]\d+\s+days?)?`;

/** Countries whose holidays the library has; asking it for others makes it write to the console. */
export const HOLIDAY_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'ar at au be bg br by ca ch ci cn cz de dk ee es fi fr ge gg gi gr hr hu ie im it je jp lt lu lv mc md ' +
    'mt mx na nf nl no nz pl pm pt ro rs ru se si sj sk sm ua us vn xa za'
  ).split(' '),
);

/** Whether what a value says depends on the holidays of the country. */
export const needsHolidays = (value: string): boolean => /\b(?:PH|SH)\b/.test(value);

/** What a value says of days that are no holidays; empty when it says nothing of them. */
export function withoutHolidays(value: string): string {
  const additional = new RegExp(String.raw`,\s*${HOLIDAY}\s+(?:off|closed)\b`, 'g');
  const alone = new RegExp(String.raw`^\s*${HOLIDAY}(?:\s*,\s*${HOLIDAY})*(?!\s*,)`);
  const listed = new RegExp(String.raw`(?:,\s*${HOLIDAY})+(?!\w)|\b${HOLIDAY}\s*,`, 'g');
  return value
    .replaceAll(additional, '')
    .split(';')
    .filter((rule) => !alone.test(rule))
    .map((rule) => rule.replaceAll(listed, ''))
    .join(';')
    .trim();
}
