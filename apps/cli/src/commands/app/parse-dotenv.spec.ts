import { parseDotenv } from './parse-dotenv.js';

describe('parseDotenv', () => {
  it.each([
    ['A=1', { A: '1' }],
    ['export A = 1 # why', { A: '1' }],
    ['# all\n\nA=a#b', { A: 'a#b' }],
    ['A="x # y" # why', { A: 'x # y' }],
    [String.raw`A="a\nb\"c\\"`, { A: 'a\nb"c\\' }],
    [String.raw`A='a\nb'`, { A: String.raw`a\nb` }],
    ['A="one\ntwo"\nB=3', { A: 'one\ntwo', B: '3' }],
    ['A=\r\nB=x=y\r\n', { A: '', B: 'x=y' }],
  ])('reads %j', (text, expected) => {
    expect(parseDotenv(text)).toEqual(expected);
  });

  it.each([
    ['A', 'Line 1 is not of the form KEY=value.'],
    ['A=1\n2B=x', 'Line 2 is not'],
    ['A="x\ny', 'The quote in line 1 is never closed.'],
  ])('refuses %j and names the line', (text, message) => {
    expect(() => parseDotenv(text)).toThrow(message);
  });
});
