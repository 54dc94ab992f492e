import { firstWord } from './first-word.js';

describe('firstWord', () => {
  it.each([
    [['mysql', '-psecret'], 'mysql'],
    ['mysql -psecret', 'mysql'],
    ['  /usr/bin/id -u', '/usr/bin/id'],
    ['PASSWORD=secret mysql', 'sh'],
    ['PASSWORD="two secrets" mysql', 'sh'],
    ['echo$IFS"secret"', 'sh'],
    ['"sec ret"', 'sh'],
    ['', 'sh'],
    [['x'.repeat(100)], 'x'.repeat(64)],
  ])('names the program of %j and nothing that may be secret', (command, expected) => {
    expect(firstWord(command)).toBe(expected);
  });
});
