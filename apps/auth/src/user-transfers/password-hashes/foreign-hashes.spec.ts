import { isForeignPassword, readHash } from './foreign-hashes.js';

/** Hashes that other programs made, from their own documents and tests. */
const KNOWN: readonly (readonly [string, string, string])[] = [
  [
    'fbscrypt',
    'user1password',
    '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  ],
  [
    'pbkdf2',
    'password',
    '$pbkdf2-sha256$6400$.6UI/S.nXIk8jcbdHx3Fhg$98jZicV16ODfEsEZeYPGHU3kbrUrvUEXOPimVSQDD44',
  ],
  ['sha-crypt', 'Hello world!', '$5$saltstring$5B8vYYiY.CVt1RlTTf8KbXBH3hsxY/GNooZaBBGWEc5'],
  ['bcrypt', 'U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
];

describe('hashes from elsewhere', () => {
  it.each(KNOWN)('%s: lets the right password in and no other', async (kind, password, hash) => {
    expect(readHash(hash)?.kind).toBe(kind);
    expect(await isForeignPassword(hash, password)).toBe(true);
    expect(await isForeignPassword(hash, `${password} `)).toBe(false);
  });

  it.each(['', 'plain', '$1$saltsalt$x', '$argon2i$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA'])(
    'says that it knows no %s',
    async (text) => {
      expect(readHash(text)).toBeNull();
      expect(await isForeignPassword(text, 'any')).toBe(false);
    },
  );
});
