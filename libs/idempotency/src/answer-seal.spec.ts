import { AnswerSeal } from './answer-seal.js';

const seal = new AnswerSeal('a secret of the services, long enough');

describe('AnswerSeal', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const piece = seal.seal('{"secret":"dk_live_x"}', 'acc_1');
    expect(piece.toString('latin1')).not.toContain('dk_live');
    expect(seal.openText(piece, 'acc_1')).toBe('{"secret":"dk_live_x"}');
  });

  it('seals the same text differently each time', () => {
    expect(seal.seal('x', 'a').equals(seal.seal('x', 'a'))).toBe(false);
  });

  it('refuses a piece that was moved to another caller, changed, or sealed elsewhere', () => {
    const piece = seal.seal('x', 'acc_1');
    expect(() => seal.open(piece, 'acc_2')).toThrow('authenticate');
    expect(() => new AnswerSeal('another secret of other services').open(piece, 'acc_1')).toThrow(
      'authenticate',
    );
    piece[piece.length - 1]! ^= 1;
    expect(() => seal.open(piece, 'acc_1')).toThrow('authenticate');
  });
});
