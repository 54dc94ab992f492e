import { useState } from 'react';

interface PreviewFrameProps {
  readonly src: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
}

/**
 * A frame that shows the page before until the next one is there, so that nothing flickers while
 * somebody types. Each address has a frame of its own, as going on in one would fill the history.
 */
export function PreviewFrame({ src, size: { width, height }, scale }: PreviewFrameProps) {
  const [shown, setShown] = useState(src);
  return (
    <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
      {[...new Set([shown, src])].map((address) => (
        <iframe
          key={address}
          title={address === shown ? 'Preview of the sign-in page' : 'Next preview'}
          aria-hidden={address !== shown}
          tabIndex={-1}
          sandbox=""
          src={address}
          width={width}
          height={height}
          style={{
            transform: `scale(${scale})`,
            visibility: address === shown ? 'visible' : 'hidden',
          }}
          onLoad={() => setShown(address)}
        />
      ))}
    </div>
  );
}
