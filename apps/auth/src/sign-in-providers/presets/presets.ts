import { apple } from './apple.js';
import { discord } from './discord.js';
import { facebook } from './facebook.js';
import { github } from './github.js';
import { gitlab } from './gitlab.js';
import { google } from './google.js';
import { linkedin } from './linkedin.js';
import { microsoft } from './microsoft.js';
import { oidc } from './oidc.js';
import type { Preset } from './preset.js';
import { slack } from './slack.js';
import { x } from './x.js';

const presets = {
  oidc,
  google,
  apple,
  microsoft,
  github,
  gitlab,
  facebook,
  discord,
  slack,
  linkedin,
  x,
} satisfies Record<string, Preset>;

/** The providers that are known by name, and `oidc` for all others. */
export type ProviderKind = keyof typeof presets;

export const PROVIDER_KINDS = Object.keys(presets) as [ProviderKind, ...ProviderKind[]];

/** How a provider of a kind speaks. */
export const presetOf = (kind: ProviderKind): Preset => presets[kind];
