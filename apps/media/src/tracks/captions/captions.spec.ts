import { CaptionsInvalid } from './captions-invalid.js';
import { decodeText } from './decode-text.js';
import { fitCues } from './fit-cues.js';
import { readCaptions } from './read-captions.js';
import { readWritten, writeCaptions } from './written-captions.js';

const srt = (...words: string[]) =>
  words
    .map((text, at) => `${at + 1}\r\n00:00:0${at},000 --> 00:00:0${at + 1},500\r\n${text}\r\n`)
    .join('\r\n');
const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;
const textsOf = (text: string) => readCaptions(text).map((cue) => cue.text);
const bytes = (encoding: 'utf8' | 'utf16le' | 'latin1', text: string) =>
  Buffer.from(text, encoding);

const turned = (buffer: Buffer) => Buffer.from(buffer).swap16();

describe('the encoding of captions', () => {
  const text = srt('Schöne Grüße aus Ålesund');
  it.each([
    ['UTF-8', bytes('utf8', text)],
    ['UTF-8 with a mark', bytes('utf8', `\u{FEFF}${text}`)],
    ['UTF-16, little end first, with a mark', bytes('utf16le', `\u{FEFF}${text}`)],
    ['UTF-16, big end first, with a mark', turned(bytes('utf16le', `\u{FEFF}${text}`))],
    ['UTF-16 without a mark', bytes('utf16le', text)],
    ['UTF-16, big end first, without a mark', turned(bytes('utf16le', text))],
    ['Latin-1', bytes('latin1', text)],
  ])('is found: %s', (_name, file) => {
    expect(textsOf(decodeText(file))).toEqual(['Schöne Grüße aus Ålesund']);
  });

  it('refuses what is no text', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
    expect(() => decodeText(png)).toThrow('The file is no text.');
  });
});

describe('captions', () => {
  it('are read from SRT, with hours, short fractions and lines of any kind', () => {
    const [first, second] = readCaptions(
      '1\r01:00:00,5 --> 01:00:01,25\rOne\r\r\r00:00:02.000-->00:00:03.000\rTwo\rlines',
    );
    expect(second).toEqual({ startMs: 3_600_500, endMs: 3_601_250, settings: '', text: 'One' });
    expect(first).toMatchObject({ startMs: 2000, endMs: 3000, text: 'Two\nlines' });
  });

  it('are read from WebVTT, without notes, styles and settings that nothing knows', () => {
    const text =
      `WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue { background: url(http://evil) }\n\nNOTE nothing\n\n
      name\n00:01.000 --> 00:02.000 align:start line:90% region:x onclick:1\nHello`.replaceAll(
        '      ',
        '',
      );
    expect(readCaptions(text)).toEqual([
      { startMs: 1000, endMs: 2000, settings: 'align:start line:90%', text: 'Hello' },
    ]);
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:0x,000\nA', 2, '“00:00:0x,000” is no time.'],
    [
      '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:05,000 --> 00:00:04,000\nB',
      6,
      'The cue ends before it begins.',
    ],
    [
      '1\n00:00:01,000 --> 00:00:02,000\nA\n\nlost words\n',
      5,
      'The times of this text are missing',
    ],
    ['1\n00:61:00,000 --> 00:62:00,000\nA', 2, 'is no time.'],
    [
      '1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB',
      5,
      'An empty line is missing',
    ],
    ['WEBVTT\n\n00:01.000\nA', 3, 'The times of this text are missing'],
    [
      `1\n00:00:01,000 --> 00:00:02,000\n${'a'.repeat(2001)}`,
      1,
      'A cue has 2000 characters at most.',
    ],
  ])('are refused with the number of the line, case %#', (text, line, problem) => {
    const refusal = (() => {
      try {
        return readCaptions(text);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(CaptionsInvalid);
    expect(refusal).toMatchObject({
      line,
      message: expect.stringContaining(`Line ${line}: `) as string,
    });
    expect((refusal as CaptionsInvalid).problem).toContain(problem);
  });

  it.each(['', ' \n ', 'WEBVTT', 'WEBVTT\n\nNOTE x', '1\n00:00:01,000 --> 00:00:02,000\n'])(
    'are refused when nothing is in them: %j',
    (text) => expect(() => readCaptions(text)).toThrow(CaptionsInvalid),
  );

  it.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<b>x<img src=x onerror=alert(1)></b>', '<b>x</b>'],
    ['a < b & c <= d', 'a &lt; b &amp; c &lt;= d'],
    ['<v Bob onclick="x">Hi', '<v Bob onclick="x">Hi</v>'],
    ['<c.red.bg_blue.a"b>x</c>', '<c.red.bg_blue>x</c>'],
    ['<i><b>open', '<i><b>open</b></i>'],
    ['<lang en>a</lang> <ruby>b<rt>c</rt></ruby>', '<lang en>a</lang> <ruby>b<rt>c</rt></ruby>'],
    ['<00:00:01.500>sung', 'sung'],
    ['<a href="javascript:x">y</a>', 'y'],
    ['&lt;b&gt;', '&lt;b&gt;'],
    ['un<closed', 'un&lt;closed'],
    ['<!-- x --><?php y ?>z', 'z'],
  ])('are cleaned: %s', (text, clean) => {
    expect(textsOf(vtt(text))).toEqual([clean]);
  });

  it('of SRT keep bold and italic, not fonts and places', () => {
    const text = srt(String.raw`{\an8}<font color="#ff0000"><B>Up</B> & {i}away{/i}</font>`);
    expect(textsOf(text)).toEqual(['<b>Up</b> &amp; <i>away</i>']);
  });

  it('are written such that they are read again, by us and as WebVTT', () => {
    const cues = readCaptions(vtt('One\nline & <i>more</i>'));
    const written = writeCaptions(cues);
    expect(readWritten(written)).toEqual(cues.map((cue) => ({ ...cue, number: 1 })));
    expect(readCaptions(written)).toEqual(cues);
  });

  it('are cut at the end of the film, and say so', () => {
    const cues = readCaptions(srt('A', 'B', 'C', 'D'));
    const { cues: fitted, note } = fitCues(cues, 2000);
    expect(fitted.map(({ endMs }) => endMs)).toEqual([1500, 2000]);
    expect(note).toBe(
      '2 of 4 cues begin after the end of the film: left out. 1 of 4 cues were shortened to end with the film.',
    );
    expect(fitCues(cues, 10_000)).toEqual({ cues, note: null });
  });

  it.each(['<b>'.repeat(600), '<'.repeat(2000), '{\\'.repeat(1000), '&'.repeat(2000)])(
    'of hostile words are read in no time, case %#',
    (text) => {
      const before = process.cpuUsage().user;
      readCaptions(vtt(text));
      readCaptions(srt(text));
      expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
    },
  );
});
