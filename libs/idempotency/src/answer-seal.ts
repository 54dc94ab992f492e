import { SecretBox } from '@skydeck/secret-box';

/**
 * Seals stored answers: they may hold secrets that are shown once. The owner of each is the request
 * it answers, so that a row cannot be moved to another caller.
 */
export class AnswerSeal extends SecretBox {
  constructor(serviceSecret: string) {
    super({ secret: serviceSecret, purpose: 'skydeck stored answers' });
  }
}
