import { dailyFile } from '../../fixtures/rate-server.js';
import { readEcbFile } from './ecb-file.js';

const RATES = { USD: '1.0842', JPY: '162.35', GBP: '0.84330' };
const FILE = dailyFile('2026-11-20', RATES);

describe('the daily file', () => {
  it('tells its day and every rate as it is written, and the euro', () => {
    const { date, rates } = readEcbFile(FILE);
    expect(date).toBe('2026-11-20');
    expect(Object.fromEntries(rates)).toEqual({ ...RATES, EUR: '1' });
  });

  it('may have one currency only', () => {
    const { rates } = readEcbFile(dailyFile('2026-11-20', { USD: '1.0842' }));
    expect([...rates.keys()]).toEqual(['USD', 'EUR']);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Maintenance</body></html>'],
    ['a file that was cut off', FILE.slice(0, -40)],
    ['a file that ends before its last rates', FILE.slice(0, FILE.indexOf("<Cube currency='JPY'"))],
    ['no day', FILE.replace("time='2026-11-20'", '')],
    ['a day that is none', FILE.replace('2026-11-20', '2026-13-40')],
    ['a rate that is no number', FILE.replace('1.0842', 'N/A')],
    ['a rate with an exponent', FILE.replace('1.0842', '1e3')],
    ['a rate of zero', FILE.replace('1.0842', '0.000')],
    ['a negative rate', FILE.replace('1.0842', '-1.0842')],
    ['no rates', dailyFile('2026-11-20', {})],
    ['a currency twice', FILE.replace("'JPY'", "'USD'")],
    [
      'entities of its own',
      FILE.replace('<gesmes:Env', '<!DOCTYPE a [<!ENTITY b "c">]><gesmes:Env'),
    ],
  ])('is refused when it holds %s', (_what, body) => {
    const read = () => readEcbFile(body);
    expect(read).toThrow(/./);
  });
});
