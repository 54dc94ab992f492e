import { EscapeKeys } from './escape-keys.js';

function typed(...pieces: string[]): { sent: string; wants: string[] } {
  const keys = new EscapeKeys();
  let sent = '';
  const wants: string[] = [];
  for (const piece of pieces) {
    const read = keys.read(Buffer.from(piece));
    sent += read.bytes.toString();
    if (read.wants) wants.push(read.wants);
  }
  return { sent, wants };
}

describe('EscapeKeys', () => {
  it.each<[string[], string, string[]]>([
    [['ls\r'], 'ls\r', []],
    [['~.'], '', ['leave']],
    // The terminal tells where its cursor is, as shells ask it to.
    [['ls\r', '\u001B[12;8R', '~.'], 'ls\r\u001B[12;8R', ['leave']],
    [['\u001B[A~.'], '\u001B[A~.', []],
    [['ls\r', '~', '.'], 'ls\r', ['leave']],
    [['ls\r~.rest'], 'ls\r', ['leave']],
    [['cd ~.'], 'cd ~.', []],
    [['~~.'], '~.', []],
    [['~?', 'ls\r'], 'ls\r', ['help']],
    [['~?', '~.'], '', ['help', 'leave']],
    [['~a'], '~a', []],
    [['~\r~.'], '~\r', ['leave']],
    [['é~.'], 'é~.', []],
    [['\r', '~', '~', '.'], '\r~.', []],
  ])('%j sends %j and wants %j', (pieces, sent, wants) => {
    expect(typed(...pieces)).toEqual({ sent, wants });
  });
});
