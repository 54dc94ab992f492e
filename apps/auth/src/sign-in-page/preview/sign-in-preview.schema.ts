import { z } from 'zod';
import { SignInPageSettings } from '../../hosted-pages/sign-in-page.settings.js';
import { PAGE_LANGUAGES } from '../../hosted-pages/texts/page-language.js';
import { BrandingSettings } from '../../settings/branding.settings.js';

const Language = z.enum(PAGE_LANGUAGES);

export const PreviewSignInPage = z
  .strictObject({
    branding: BrandingSettings.change.optional(),
    sign_in_page: SignInPageSettings.change.optional(),
    step: z
      .enum(['identify', 'prove', 'code', 'sign-up'])
      .default('identify')
      .describe('Which page: the first, the choice of a proof, the code, or a new account.'),
    language: Language.default('en').describe('Language of the page.'),
    scheme: z.enum(['light', 'dark']).default('light').describe('Light or dark.'),
  })
  .meta({ id: 'PreviewSignInPage' });
export type PreviewSignInPage = z.output<typeof PreviewSignInPage>;

export const SignInPagePreview = z
  .object({
    html: z.string().describe('The page. It runs no script, and nothing can be entered.'),
    image_origin: z.string().nullable().describe('Where it loads the logo from; null for nowhere.'),
  })
  .meta({ id: 'SignInPagePreview' });
export type SignInPagePreview = z.output<typeof SignInPagePreview>;
