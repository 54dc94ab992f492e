import type { Step } from './step.js';

/** Languages in which steps can be told. */
export const STEP_LANGUAGES = [
  'ar',
  'ca',
  'da',
  'de',
  'en',
  'eo',
  'es',
  'es-ES',
  'fi',
  'fr',
  'he',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'my',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'sl',
  'sv',
  'tr',
  'uk',
  'vi',
  'yo',
  'zh-Hans',
] as const;

/** A language of steps, such as `en` or `pt-BR`. */
export type StepLanguage = (typeof STEP_LANGUAGES)[number];

/** Where a leg is in its route. */
export interface LegPlace {
  /** From 0. */
  readonly leg: number;
  readonly legs: number;
}

interface Texts {
  compile(language: string, step: object, options: object): string;
}

let loaded: Promise<Texts> | undefined;

/** The sentences that tell steps of a leg, in their order. Texts are loaded when the first is asked for. */
export async function textsOf(
  steps: readonly Step[],
  language: StepLanguage,
  { leg, legs }: LegPlace = { leg: 0, legs: 1 },
): Promise<string[]> {
  loaded ??= import('osrm-text-instructions').then(({ default: of }) => of('v5'));
  const texts = await loaded;
  return steps.map((step) =>
    texts.compile(language, asOsrm(step), { legIndex: leg, legCount: legs }),
  );
}

/** In the form of OSRM's answers, which the texts are made for. */
function asOsrm({ maneuver, mode, name, ref }: Step): object {
  const { type, modifier, exit, bearingAfter, bearingBefore } = maneuver;
  // Of the way by ferry one is told when one boards it, and not that one does so on arriving.
  const isAfloat = mode === 'ferry' && type !== 'arrive';
  return {
    mode: isAfloat ? 'ferry' : 'driving',
    name,
    ref,
    maneuver: {
      type,
      modifier: modifier ?? undefined,
      exit: exit ?? undefined,
      bearing_after: bearingAfter,
      bearing_before: bearingBefore,
    },
  };
}
