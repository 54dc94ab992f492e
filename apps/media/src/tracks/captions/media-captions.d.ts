/**
 * What is used of media-captions. Its own types name files without their endings, which the rules of
 * ES modules do not find.
 */
declare module 'media-captions' {
  interface TextNode {
    readonly type: 'text';
    readonly data: string;
  }
  interface Block {
    readonly class?: string;
    readonly color?: string;
    readonly bgColor?: string;
    readonly children: readonly VTTNode[];
  }
  type VTTNode =
    | TextNode
    | (Block & { readonly type: 'i' | 'b' | 'u' | 'ruby' | 'rt' | 'timestamp' })
    | (Block & { readonly type: 'c' })
    | (Block & { readonly type: 'v'; readonly voice?: string })
    | (Block & { readonly type: 'lang'; readonly lang?: string });
  interface VTTCue {
    readonly text: string;
  }
  const VTTCue: new (startTime: number, endTime: number, text: string) => VTTCue;
  function tokenizeVTTCue(cue: VTTCue): VTTNode[];
}
