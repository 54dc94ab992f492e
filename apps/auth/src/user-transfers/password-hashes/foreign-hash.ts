/** A password hash that was made elsewhere. */
export interface ForeignHash {
  readonly kind: 'argon2id' | 'bcrypt' | 'fbscrypt' | 'pbkdf2' | 'sha-crypt';
  /** Whether a password is right. */
  readonly isRight: (password: string) => Promise<boolean>;
}
