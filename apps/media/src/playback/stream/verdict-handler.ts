import { ApiError } from '@skydeck/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PlaybackErrors } from '../playback.errors.js';
import { hasCountries } from './allowed-country.js';
import { askedFile, type SegmentParameters } from './asked-file.js';
import { cacheOf } from './segment-handler.js';
import { type StreamGate, viewerOf } from './stream-gate.js';

/** Inside of the installation: the public never asks it. */
const PREFIX = '/internal/segments/';
/** What was deleted or forbidden meanwhile is served for so long at most. */
const BELIEVED_S = 10;

/**
 * Tells a server in front whether a segment may be sent, so that it sends it from its own disk
 * (`auth_request` of nginx). The answer is believed for seconds; `x-skydeck-object` says what it is
 * about whoever asks, and under whatever address.
 */
export function verdictHandler(gate: StreamGate) {
  return async function verdicts(fastify: FastifyInstance): Promise<void> {
    const url = `${PREFIX}:id/:ticket/:generation/:rendition/:file`;
    fastify.get(url, async (request: FastifyRequest<{ Params: SegmentParameters }>, reply) => {
      try {
        const { asset, key } = await askedFile(gate, request.params, viewerOf(request));
        // Who is where is looked up each time: a verdict on one address is none on another.
        const mostS = asset.countries ? 0 : BELIEVED_S;
        // What depends on where somebody is, is told to nobody else: each segment is asked for here.
        if (hasCountries(asset.countries)) throw PlaybackErrors.not_allowed_in_country();
        const seconds = Math.min(mostS, gate.secondsLeft(request.params.ticket, asset));
        return reply
          .status(204)
          .headers({
            'cache-control': `max-age=${seconds}`,
            'x-skydeck-object': key,
            'x-skydeck-cache-control': cacheOf(asset),
          })
          .send();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        // The one refusal that nginx knows. It then asks for the segment itself, and hears why.
        return reply.status(403).header('cache-control', 'no-store').send();
      }
    });
  };
}
