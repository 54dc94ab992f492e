import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { HostedPages } from '../../hosted-pages/hosted-pages.js';
import type { PageTheme } from '../../hosted-pages/page.js';
import { hashOfSecret, isClientSecret } from '../sessions/client-secret.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';

/** What is shown when nobody's link was opened, or a tab is loaded again. */
const NEUTRAL: PageTheme = {
  name: 'Identity verification',
  logoUrl: null,
  primaryColor: '#2457d6',
  backgroundColor: '#eef1f6',
  links: [],
  isTest: false,
};

/** The looks of the page: those of the project that asks for the verification. */
@Injectable()
export class CapturePageTheme {
  constructor(
    @InjectRepository(KycSessionEntity) private readonly sessions: Repository<KycSessionEntity>,
    private readonly pages: HostedPages,
  ) {}

  /** The theme for a secret. An unknown one gets the neutral theme; the API says what is wrong. */
  async of(secret: string): Promise<PageTheme> {
    if (!isClientSecret(secret)) return NEUTRAL;
    const session = await this.sessions.findOneBy({ secretHash: hashOfSecret(secret) });
    return session ? this.pages.themeOf(session.tenant) : NEUTRAL;
  }
}
