import type { z } from 'zod';
import { AnonymousUsersSettings } from '../anonymous-users/anonymous-users.settings.js';
import { TwoFactorSettings } from '../factors/policy/two-factor.settings.js';
import { KycSettings } from '../kyc/kyc.settings.js';
import { MagicLinkSettings } from '../magic-links/magic-links.settings.js';
import { OtpSettings } from '../otp/otp.settings.js';
import { SignInPageSettings } from '../hosted-pages/sign-in-page.settings.js';
import { BrandingSettings } from './branding.settings.js';

/** The settings of every feature by the name they have in the API. Features enter theirs here. */
export const sections = {
  branding: BrandingSettings,
  sign_in_page: SignInPageSettings,
  otp: OtpSettings,
  magic_links: MagicLinkSettings,
  two_factor: TwoFactorSettings,
  anonymous_users: AnonymousUsersSettings,
  kyc: KycSettings,
};

type Sections = typeof sections;
export type SectionName = keyof Sections;

/** The settings of a project in one mode, with a value for everything. */
export type AuthSettingsValues = {
  readonly [Name in SectionName]: z.output<Sections[Name]['view']>;
};

/** What a project has set itself; all else keeps its default. */
export type OwnValues = { readonly [Name in SectionName]?: Partial<AuthSettingsValues[Name]> };

export const SECTION_NAMES = Object.keys(sections) as SectionName[];

/** Everything that a project has set over everything that it has not. */
export function withDefaults(own: OwnValues): AuthSettingsValues {
  const values = SECTION_NAMES.map((name) => [name, { ...sections[name].defaults, ...own[name] }]);
  return Object.fromEntries(values) as AuthSettingsValues;
}
