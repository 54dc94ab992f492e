import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { HostedPages } from '../../hosted-pages/hosted-pages.js';
import type { OwnTexts } from '../../hosted-pages/sign-in-page-texts.js';
import type { PageTexts } from '../../hosted-pages/texts/en.js';
import { AuthSettingsCache } from '../../settings/auth-settings.cache.js';
import { PasskeyParty } from '../passkey-party.js';
import type { SignInFlow } from '../sign-in-flow.js';
import { ProviderSteps } from '../steps/provider-steps.js';
import { viewOf } from '../views/sign-in-views.js';
import type { PreviewSignInPage, SignInPagePreview } from './sign-in-preview.schema.js';

const EXAMPLE = { channel: 'email', to: 'jane@example.com' } as const;

const FLOWS: Record<PreviewSignInPage['step'], SignInFlow> = {
  identify: { step: 'identify' },
  prove: { step: 'prove', contact: EXAMPLE },
  code: { step: 'code', contact: EXAMPLE, otpId: '' },
  'sign-up': { step: 'sign-up', contact: EXAMPLE },
};

/** Shows the sign-in page as it would be with settings that are not saved yet. */
@Injectable()
export class SignInPreviews {
  constructor(
    private readonly hosted: HostedPages,
    private readonly settings: AuthSettingsCache,
    private readonly party: PasskeyParty,
    private readonly providers: ProviderSteps,
  ) {}

  /** The page itself, written by what writes it for users. */
  async of(tenant: Tenant, wanted: PreviewSignInPage): Promise<SignInPagePreview> {
    const saved = await this.settings.of(tenant);
    const branding = { ...saved.branding, ...wanted.branding };
    const offered = { ...saved.sign_in_page, ...wanted.sign_in_page };
    const settings = { branding, sign_in_page: offered };
    const { name: app } = await this.hosted.themeOf(tenant);
    const shown = {
      app,
      proof: '',
      problem: null,
      typed: {},
      isPasswordOffered: offered.is_password_offered,
      isCodeOffered: offered.is_code_offered,
      isLinkOffered: offered.is_link_offered,
      isPasskeyOffered: offered.is_passkey_offered && (await this.party.areUsable(tenant)),
      providers: (await this.providers.offered(tenant)).map(({ name }) => ({ name, path: '#' })),
      codeDigits: saved.otp.code_length,
    };
    const write = (t: PageTexts, own: OwnTexts) => viewOf(FLOWS[wanted.step], { ...shown, t, own });
    const { language, scheme } = wanted;
    const { body } = await this.hosted.picture(tenant, write, { settings, language, scheme });
    const { logo_url: logo } = branding;
    return { html: body, image_origin: logo === null ? null : new URL(logo).origin };
  }
}
