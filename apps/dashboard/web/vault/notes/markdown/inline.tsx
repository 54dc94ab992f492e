import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { contentUrl } from '../../../api/vault-urls.js';
import { NotePicture } from './note-picture.js';
import { fileIn, noteIn, safeHref, type WikiToken, withoutEntities } from './read-markdown.js';

/** What is done with what is clicked in a text. */
export interface Reading {
  /** Opens a note by its title or its id. */
  readonly onNote: (target: string) => void;
  /** Whose files are shown. */
  readonly project: string;
}

/** Draws what stands within a line. HTML stays the text that it is. */
export function drawInline(tokens: readonly Token[] | undefined, reading: Reading): ReactNode[] {
  return (tokens ?? []).map((token, key) => drawOne(token, key, reading));
}

function drawOne(token: Token | WikiToken, key: number, reading: Reading): ReactNode {
  const inside = () => drawInline((token as { tokens?: Token[] }).tokens, reading);
  switch (token.type) {
    case 'strong':
      return <strong key={key}>{inside()}</strong>;
    case 'em':
      return <em key={key}>{inside()}</em>;
    case 'del':
      return <del key={key}>{inside()}</del>;
    case 'br':
      return <br key={key} />;
    case 'codespan':
      return <code key={key}>{(token as Tokens.Codespan).text}</code>;
    case 'link':
      return drawLink(token as Tokens.Link, key, reading);
    case 'image':
      return drawPicture(token as Tokens.Image, key, reading);
    case 'wiki': {
      const { target, words } = token as WikiToken;
      return noteButton(target, words, key, reading);
    }
    case 'checkbox':
      return null;
    case 'html':
      return token.raw;
    default: {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? <span key={key}>{inside()}</span> : withoutEntities(text);
    }
  }
}

const noteButton = (target: string, words: ReactNode, key: number, { onNote }: Reading) => (
  <button key={key} type="button" className="note-link" onClick={() => onNote(target)}>
    {words}
  </button>
);

function drawLink({ href, tokens }: Tokens.Link, key: number, reading: Reading): ReactNode {
  const words = drawInline(tokens, reading);
  const note = noteIn(href);
  if (note !== undefined) return noteButton(note, words, key, reading);
  const file = fileIn(href);
  const to = file === undefined ? safeHref(href) : contentUrl(reading.project, file);
  if (to === undefined) return <span key={key}>{words}</span>;
  return (
    <a key={key} href={to} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}

/** Pictures of the vault are shown. Whoever keeps others would learn who reads: they are links. */
function drawPicture({ href, text }: Tokens.Image, key: number, { project }: Reading): ReactNode {
  const file = fileIn(href);
  if (file !== undefined) {
    return <NotePicture key={key} project={project} file={file} name={text || 'Attached file'} />;
  }
  const words = text || 'Picture';
  const to = safeHref(href);
  if (to === undefined) return <em key={key}>{words}</em>;
  return (
    <a key={key} href={to} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
