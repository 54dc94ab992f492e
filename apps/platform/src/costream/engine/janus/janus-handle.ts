import type { CandidateInit } from '@skydeck/costream/protocol';
import type { JanusClient } from './janus-client.js';
import type { JanusMessage, Jsep, PluginAnswer, PluginData } from './janus-message.js';

/** What a handle tells without being asked. */
export interface HandleListener {
  /** The plugin says something, perhaps with an offer. */
  said?(data: PluginData, jsep: Jsep | undefined): void;
  /** The peer connection is up. */
  up?(): void;
  /** The peer connection is gone; the handle may be used again. */
  hungUp?(reason: string): void;
  /** Packets get lost. */
  slow?(lost: number): void;
}

/** A place in the plugin for rooms; see {@link JanusClient.attach}. */
export class JanusHandle {
  listener: HandleListener = {};

  constructor(
    private readonly client: JanusClient,
    readonly id: number,
  ) {}

  /** Asks the plugin. @throws JanusRefused @throws JanusLost */
  async ask(
    body: { readonly request: string } & Readonly<Record<string, unknown>>,
    jsep?: Jsep,
  ): Promise<PluginAnswer> {
    const offered = jsep ? { jsep } : {};
    const request = { janus: 'message', handle_id: this.id, body, ...offered };
    const answer = await this.client.ask(request, true);
    return { data: answer.plugindata?.data ?? {}, jsep: answer.jsep };
  }

  /** Passes a candidate on; null when there are no more. */
  async trickle(candidate: CandidateInit | null): Promise<void> {
    await this.client.ask({
      janus: 'trickle',
      handle_id: this.id,
      candidate: candidate ?? { completed: true },
    });
  }

  /** Ends the peer connection and gives the place up. */
  async detach(): Promise<void> {
    this.listener = {};
    await this.client
      .ask({ janus: 'detach', handle_id: this.id })
      .finally(() => this.client.release(this));
  }

  /** Takes what the media server says of this handle. */
  emit(message: JanusMessage): void {
    if (message.janus === 'webrtcup') this.listener.up?.();
    else if (message.janus === 'hangup') this.listener.hungUp?.(String(message['reason']));
    else if (message.janus === 'slowlink') {
      this.listener.slow?.(Number(message['lost']));
    } else if (message.plugindata?.data) {
      this.listener.said?.(message.plugindata.data, message.jsep);
    }
  }
}
