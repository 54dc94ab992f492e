import { readContact } from './sign-in-contact.js';

describe('readContact', () => {
  it.each([
    [' Ann@Example.com ', 'email', 'ann@example.com'],
    ['+49 151 23456789', 'sms', '+4915123456789'],
    ['0049 (151) 2345-6789', 'sms', '+4915123456789'],
    ['+1 (415) 555-0123', 'sms', '+14155550123'],
  ])('takes %s as people write it', (typed, channel, to) => {
    expect(readContact(typed)).toMatchObject({ channel, to });
  });

  it.each(['', 'ann', 'ann@', '0151 23456789', '+49 151 abc', 'a@b.c\r\nBcc: d@e.f', '٠١٥١'])(
    'knows that %j is neither',
    (typed) => expect(readContact(typed)).toBeNull(),
  );

  it('422: refuses a number that cannot be', () => {
    expect(() => readContact('+1 000 000 0000')).toThrow('There is no such phone number.');
  });
});
