import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** A page that joins rooms by the SDK as it is published, and shows whatever comes. */
export class SdkPage implements AsyncDisposable {
  /** Files of the SDK that were loaded. */
  readonly loaded = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    readonly origin: string,
    /** Bytes of the one file that every page loads. */
    readonly sdk: Uint8Array,
  ) {}

  static async start(host: string): Promise<SdkPage> {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-costream-'));
    const pack = [path.join(ROOT, 'scripts/make-package.mjs'), 'libs/costream', folder];
    await runCommand(process.execPath, pack);
    const bundle = path.join(folder, 'dist/bundle');
    const sdk = await readFile(path.join(bundle, 'costream.js'));
    const server = createServer((request, response) => {
      const file = path.basename(request.url ?? '/');
      const isScript = file.endsWith('.js');
      // As a LiveKit server does with a token that is none.
      if (request.url?.startsWith('/rtc')) response.statusCode = 401;
      if (isScript) page.loaded.add(file);
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      if (isScript) createReadStream(path.join(bundle, file)).pipe(response);
      else response.end(PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
    const page = new SdkPage(server, folder, origin, sdk);
    return page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Rooms</title><link rel="icon" href="data:,">
<style>body { display: flex; flex-wrap: wrap; margin: 0 } video { width: 320px; height: 180px }</style>
<script>
  window.pcs = []; window.sockets = []; window.news = []; window.tracks = []; window.offers = 0;
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...all) { super(...all); pcs.push(this); }
    createOffer(...all) { window.offers += 1; return super.createOffer(...all); }
  };
  for (const name of ['getUserMedia', 'getDisplayMedia']) {
    const open = navigator.mediaDevices[name].bind(navigator.mediaDevices);
    navigator.mediaDevices[name] = async (...all) => {
      const stream = await open(...all);
      tracks.push(...stream.getTracks());
      return stream;
    };
  }
  window.WebSocket = class extends WebSocket {
    constructor(...all) { super(...all); sockets.push(this); }
  };
</script>
<script type="module">
  import * as sdk from '/costream.js';
  window.sdk = sdk;
  window.join = (ticket, options) => {
    const room = sdk.joinRoom(ticket, options);
    window.room = room;
    window.began = performance.now();
    room.on('trackSubscribed', ({ participant, track }) => {
      const element = document.createElement(track.kind);
      element.id = participant.identity + '-' + track.source;
      element.requestVideoFrameCallback?.(() => { window.firstFrameMs ??= performance.now() - began; });
      document.body.append(element);
      track.attach(element);
    });
    room.on('trackUnsubscribed', ({ participant, track }) => {
      document.getElementById(participant.identity + '-' + track.source)?.remove();
    });
    for (const name of ['stateChanged', 'participantLeft', 'data', 'chat', 'ended', 'error']) {
      room.on(name, ({ participant, ...event }) => news.push({ name, ...event }));
    }
  };
  window.trackOf = (identity, source) => room.participants.get(identity)?.track(source);
  window.statsOf = async (identity, source) => {
    const media = trackOf(identity, source)?.mediaStreamTrack;
    for (const pc of pcs) for (const receiver of pc.getReceivers()) {
      if (!media || receiver.track !== media) continue;
      for (const one of (await receiver.getStats()).values()) {
        if (one.type !== 'inbound-rtp') continue;
        const { framesDecoded: frames = 0, frameWidth: width = 0, bytesReceived: bytes } = one;
        return { frames, width, bytes };
      }
    }
    return { frames: 0, width: 0, bytes: 0 };
  };
  window.standing = () => JSON.stringify([
    room.state,
    [...room.participants.values()].map(({ identity, tracks }) => [
      identity,
      tracks.map(({ info, quality, mediaStreamTrack }) => [info, quality, mediaStreamTrack?.readyState]),
    ]),
    pcs.map((pc) => [pc.connectionState, pc.signalingState]),
    news,
  ]);
  window.isReady = true;
</script>`;
