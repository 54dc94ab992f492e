import type { RtmpEnd, RtmpRefusal } from '../rtmp-end.js';
import { MESSAGE } from '../wire/rtmp-message.js';
import { writeCommand, writeControl, writeMessage } from '../wire/write-message.js';

const WINDOW_BYTES = 2_500_000;
const STREAM_BEGIN = 0;
const DYNAMIC = 2;
/** The one stream of a connection. */
export const MEDIA_STREAM = 1;

const level = (code: string, description: string, isError = false) => ({
  level: isError ? 'error' : 'status',
  code,
  description,
});

/** Section 7.2.1.1: a connection to our one application. */
export function connected(transaction: number): Buffer {
  const bandwidth = Buffer.alloc(5, DYNAMIC);
  bandwidth.writeUInt32BE(WINDOW_BYTES);
  return Buffer.concat([
    writeControl(MESSAGE.windowAckSize, WINDOW_BYTES),
    writeMessage(MESSAGE.peerBandwidth, 0, bandwidth),
    writeCommand(
      0,
      '_result',
      transaction,
      { fmsVer: 'FMS/3,0,1,123', capabilities: 31 },
      level('NetConnection.Connect.Success', 'Connected.'),
    ),
  ]);
}

export function connectRefused(transaction: number, description: string): Buffer {
  const why = level('NetConnection.Connect.Rejected', description, true);
  return writeCommand(0, '_error', transaction, null, why);
}

export function streamCreated(transaction: number): Buffer {
  return writeCommand(0, '_result', transaction, null, MEDIA_STREAM);
}

export function publishing(): Buffer {
  const begin = Buffer.alloc(6);
  begin.writeUInt16BE(STREAM_BEGIN);
  begin.writeUInt32BE(MEDIA_STREAM, 2);
  return Buffer.concat([
    writeMessage(MESSAGE.userControl, 0, begin),
    status('NetStream.Publish.Start', 'It is being published.', false),
  ]);
}

const REFUSED: Record<RtmpRefusal, readonly [code: string, description: string]> = {
  unknown_key: ['NetStream.Publish.BadName', 'There is no stream with this key.'],
  disabled: ['NetStream.Publish.Denied', 'The stream is disabled.'],
  busy: ['NetStream.Publish.BadName', 'The stream has a publisher already.'],
  quota_exceeded: ['NetStream.Publish.Denied', 'The project has no live streams left.'],
  unavailable: ['NetStream.Publish.Failed', 'It cannot be published now. Try again.'],
};

export function publishRefused(why: RtmpRefusal): Buffer {
  const [code, description] = REFUSED[why];
  return status(code, description, true);
}

const ENDED: Record<RtmpEnd, string> = {
  publisher_gone: 'Good-bye.',
  silent: 'Nothing came for too long.',
  protocol_error: 'What came is not RTMP, or too large.',
  codec_unsupported: 'Only H.264 pictures and AAC sound are taken.',
  no_keyframe: 'The picture has no keyframe.',
  bitrate_exceeded: 'More came in a second than may be sent.',
  encoder_failed: 'What came cannot be decoded.',
  stopped: 'The stream was ended.',
  disabled: 'The stream is disabled.',
  too_long: 'The stream has run for as long as it may.',
  shutdown: 'The service restarts. Connect again.',
};

export function publishEnded(why: RtmpEnd): Buffer {
  return status('NetStream.Publish.Failed', ENDED[why], why !== 'publisher_gone');
}

function status(code: string, description: string, isError: boolean): Buffer {
  return writeCommand(MEDIA_STREAM, 'onStatus', 0, null, level(code, description, isError));
}
