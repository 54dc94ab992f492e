import { z } from 'zod';
import { CaptionsInvalid } from './captions/captions-invalid.js';
import { readCaptions } from './captions/read-captions.js';
import { writeCaptions } from './captions/written-captions.js';

/** It is kept with the settings of its asset, which are read often. */
const MOST_CHARACTERS = 100_000;

/** Words that are drawn into the picture itself. */
export const BurntIn = z
  .string()
  .min(1)
  .max(MOST_CHARACTERS)
  .superRefine((text, context) => {
    try {
      readCaptions(text);
    } catch (error) {
      if (!(error instanceof CaptionsInvalid)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  })
  .nullable()
  .describe(
    'SRT or WebVTT that is drawn into the picture, for players that know no captions; it cannot be switched off or taken away later.',
  );

/** What is drawn, as WebVTT that we wrote; undefined when nothing is. */
export const burntInOf = (text: string | null | undefined): string | undefined =>
  text ? writeCaptions(readCaptions(text)) : undefined;
