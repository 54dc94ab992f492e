/** A server, and a build that prints its secrets in every way that it knows. */
export function tellingBuild(server: Record<string, string>): Record<string, string> {
  const scripts = { build: 'node build.js', start: 'node server.js' };
  return { ...server, 'package.json': JSON.stringify({ scripts }), 'build.js': BUILD };
}

const BUILD = `
  const { SHORT, LONG } = process.env;
  const base64 = (text, form = 'base64') => Buffer.from(text).toString(form);
  const folded = (text, columns) => text.match(new RegExp('.{1,' + columns + '}', 'g')).join('\\n');
  const half = SHORT.length / 2;
  const forms = {
    plain: SHORT,
    base64: base64(SHORT),
    base64url: base64(SHORT, 'base64url'),
    header: 'Basic ' + base64('deploy:' + SHORT),
    'base64 and a line end': base64('x' + SHORT + '\\n'),
    address: encodeURIComponent(SHORT),
    form: String(new URLSearchParams({ q: SHORT })),
    json: JSON.stringify({ key: SHORT }),
    'two lines': SHORT.slice(0, half) + '\\n' + SHORT.slice(half),
    'lines of 10': folded(SHORT, 10),
    'long plain, folded': folded(LONG, 80),
    'long base64, folded': folded(base64(LONG), 76),
  };
  for (const [name, text] of Object.entries(forms)) console.log('[' + name + ']\\n' + text);
`;

/** Every text that a log holds: as it is, without line ends, and decoded from base64 and addresses. */
export function readingsOf(log: string): string {
  const words = log.match(/[\w+/=-]{6,}/g) ?? [];
  const decoded = words.map((word) => Buffer.from(word, 'base64').toString('latin1'));
  const unquoted = log.replaceAll('%2F', '/').replaceAll('%20', ' ').replaceAll('\\"', '"');
  return [log, log.replaceAll(/\n/g, ''), unquoted, ...decoded].join('\n');
}
