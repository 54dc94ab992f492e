import { daysIn } from './settlement-file.js';

const HEADER = 'line,day,kind,order_id,reference,amount,fee,currency';

describe('the days of a settlement file', () => {
  it('are its first and its last, in any order and with any line ends', () => {
    const lines = ['b2,2026-02-01,payin,,,5,0,EUR', 'b1,2026-01-30,payin,,,5,0,EUR', ''];
    const days = { from: '2026-01-30', to: '2026-02-01' };
    expect(daysIn([HEADER, ...lines].join('\n'))).toEqual(days);
    expect(daysIn(`\uFEFF${[HEADER, ...lines].join('\r\n')}`)).toEqual(days);
  });

  it('are found by the name of their column', () => {
    expect(daysIn('"day", line\n"2026-01-31", x\n')).toEqual({
      from: '2026-01-31',
      to: '2026-01-31',
    });
  });

  it.each(['', 'hello', HEADER, `${HEADER}\nb1,yesterday,payin,,,5,0,EUR`])(
    'are none in %j',
    (csv) => {
      expect(daysIn(csv)).toBeNull();
    },
  );
});
