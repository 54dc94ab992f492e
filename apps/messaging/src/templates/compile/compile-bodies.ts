import { invalid } from '@skydeck/envelope';
import type { ErrorIssue } from '@skydeck/errors';
import type { WhatsappTemplate } from '../../drivers/whatsapp-cloud/whatsapp-template.schema.js';
import type { Channel } from '../../messages/message-channel.js';
import { readGaps } from '../render/liquid.js';
import { whatsappTexts } from '../render/whatsapp-gaps.js';
import type { ChannelBody, TemplateBodies } from '../template-body.schema.js';
import { badDefaults } from '../variables/check-variables.js';
import type { VariableDeclarations } from '../variables/variable.schema.js';
import type { CompiledBodies, CompiledBody } from './compiled-body.js';
import type { Markup } from './markup.js';

/** One body of a template, and where it stands in the request. */
interface Source {
  readonly locale: string;
  readonly channel: Channel;
  readonly body: ChannelBody & {
    readonly mjml?: string;
    readonly html?: string;
    readonly whatsapp_template?: WhatsappTemplate;
  };
  readonly at: string;
}

/**
 * Makes everything of a template that can be made before its gaps are filled.
 * @throws `validation_failed` for markup that is wrong, and for variables that are not declared
 */
export async function compileBodies(
  locales: TemplateBodies,
  variables: VariableDeclarations,
  markup: Markup,
): Promise<CompiledBodies> {
  const sources = sourcesOf(locales);
  const marked = sources.filter(({ body }) => body.mjml !== undefined || body.html !== undefined);
  const made = await markup.make(
    marked.map(({ body: { mjml, html, text } }) => ({ mjml, html, wantsText: text === undefined })),
  );
  const issues: ErrorIssue[] = badDefaults(variables).map((name) => ({
    location: `body.variables.${name}.default`,
    code: 'invalid_type',
    message: 'Must be of the type of the variable.',
  }));
  const compiled: Record<string, Partial<Record<Channel, CompiledBody>>> = {};
  for (const source of sources) {
    const answer = made[marked.indexOf(source)];
    if (answer?.problem !== undefined) {
      issues.push({ location: markupAt(source), code: 'invalid_markup', message: answer.problem });
      continue;
    }
    const { subject } = source.body as { subject?: string };
    const text = source.body.text ?? answer?.text ?? undefined;
    const approved = source.body.whatsapp_template;
    const body = { subject, text, html: answer?.html, whatsapp_template: approved };
    issues.push(...problemsOf(source, body, variables));
    (compiled[source.locale] ??= {})[source.channel] = JSON.parse(
      JSON.stringify(body),
    ) as CompiledBody;
  }
  if (issues.length > 0) throw invalid(issues);
  return compiled;
}

function sourcesOf(locales: TemplateBodies): Source[] {
  return Object.entries(locales).flatMap(([locale, bodies]) =>
    Object.entries(bodies).map(([channel, body]) => ({
      locale,
      channel: channel as Channel,
      body,
      at: `body.locales.${locale}.${channel}`,
    })),
  );
}

const markupAt = ({ at, body }: Source) => `${at}.${body.mjml === undefined ? 'html' : 'mjml'}`;

type Body = { readonly [Part in keyof CompiledBody]: CompiledBody[Part] | undefined };

/** Gaps that cannot be read, and those that nothing is declared for. */
function problemsOf(source: Source, body: Body, variables: VariableDeclarations): ErrorIssue[] {
  const parts = [
    ['subject', `${source.at}.subject`, 'text'],
    ['html', markupAt(source), 'html'],
    ['text', source.body.text === undefined ? markupAt(source) : `${source.at}.text`, 'text'],
  ] as const;
  const approved = body.whatsapp_template;
  const filled = approved ? whatsappTexts(approved) : [];
  const ofWhatsapp = filled.flatMap(([path, written]) => {
    const location = `${source.at}.whatsapp_template${path}`;
    return problemsIn(written, { location, markup: 'text', variables });
  });
  const found = parts.flatMap(([part, location, markup]) => {
    const written = body[part];
    return written === undefined ? [] : problemsIn(written, { location, markup, variables });
  });
  const all = [...found, ...ofWhatsapp];
  return [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
}

function problemsIn(
  written: string,
  place: { location: string; markup: 'html' | 'text'; variables: VariableDeclarations },
): ErrorIssue[] {
  const { location, markup, variables } = place;
  try {
    const unknown = readGaps(written, markup)
      .names()
      .filter((name) => !Object.hasOwn(variables, name));
    return unknown.map((name) => ({
      location,
      code: 'unknown_variable',
      message: `The variable \`${name}\` is not declared.`,
    }));
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 300) : 'Not readable.';
    return [{ location, code: 'invalid_template', message }];
  }
}
