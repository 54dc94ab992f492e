import { z } from 'zod';
import { defineSection } from './section.js';

const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Write a colour as `#rrggbb`.');
const Link = z
  .url({ protocol: /^https?$/, error: 'Write an address that begins with `https://`.' })
  .max(1024);

/** What mails and pages for the users of a project look like. */
export const BrandingSettings = defineSection('Branding', {
  description: 'How mails and pages for your users look.',
  fields: {
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^\p{Cc}<>"]+$/u, 'No line breaks, quotes or angle brackets.')
      .nullable()
      .describe('Name of your product as users know it; null for none.'),
    primary_color: Color.describe('Colour of buttons, `#rrggbb`.'),
    background_color: Color.describe('Colour behind the content, `#rrggbb`.'),
    logo_url: Link.nullable().describe('Address of your logo; null for none.'),
    support_url: Link.nullable().describe('Where users find help; null for nowhere.'),
  },
  defaults: {
    name: null,
    primary_color: '#2563eb',
    background_color: '#f5f6f8',
    logo_url: null,
    support_url: null,
  },
});
