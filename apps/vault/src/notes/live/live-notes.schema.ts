import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

export const LiveNoteTokenResponse = envelopeOf(
  z
    .object({
      token: z.string().describe('Stands for a key when the note is joined.'),
      url: z.string().describe('WebSocket that speaks the sync and awareness protocols of Yjs.'),
      may_write: z.boolean().describe('Whether changes are taken; if not, the note is watched.'),
      expires_at: z.iso.datetime().describe('Until when the note can be joined with it.'),
    })
    .meta({ id: 'LiveNoteToken' }),
);
