import type { Token, Tokens } from 'marked';
import { createElement, type ReactNode, useMemo } from 'react';
import { type Box, boxesOf, boxFinder } from './checklist.js';
import { drawInline, type Reading } from './inline.js';
import { readMarkdown } from './read-markdown.js';
import './markdown.css';

interface MarkdownViewProps extends Reading {
  readonly markdown: string;
  /** Left out where nothing can be ticked. */
  readonly onTick?: ((box: Box, isChecked: boolean) => void) | undefined;
}

interface Drawing extends Reading {
  readonly boxOf: (text: string) => Box | undefined;
  readonly onTick: MarkdownViewProps['onTick'];
}

/** A text as it is read. All of it is drawn as nodes: nothing in it is taken for HTML. */
export function MarkdownView({ markdown, project, onNote, onTick }: MarkdownViewProps) {
  const tokens = useMemo(() => readMarkdown(markdown), [markdown]);
  const drawing = { project, onNote, onTick, boxOf: boxFinder(boxesOf(markdown)) };
  return <div className="markdown">{drawBlocks(tokens, drawing)}</div>;
}

const drawBlocks = (tokens: readonly Token[], drawing: Drawing): ReactNode[] =>
  tokens.map((token, key) => drawBlock(token, key, drawing));

function drawBlock(token: Token, key: number, drawing: Drawing): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null;
    case 'hr':
      return <hr key={key} />;
    case 'code':
      return (
        <pre key={key} className="code-block" tabIndex={0}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      // The page has the first heading, the note the second.
      const level = `h${Math.min(depth + 2, 6)}`;
      return createElement(level, { key, 'data-depth': depth }, drawInline(tokens, drawing));
    }
    case 'blockquote':
      return (
        <blockquote key={key}>
          {drawBlocks((token as Tokens.Blockquote).tokens, drawing)}
        </blockquote>
      );
    case 'list':
      return drawList(token as Tokens.List, key, drawing);
    case 'table':
      return drawTable(token as Tokens.Table, key, drawing);
    case 'html':
      return <p key={key}>{token.raw}</p>;
    case 'paragraph':
      return <p key={key}>{drawInline((token as Tokens.Paragraph).tokens, drawing)}</p>;
    default:
      return <span key={key}>{drawInline([token], drawing)}</span>;
  }
}

function drawList({ ordered, start, items }: Tokens.List, key: number, drawing: Drawing) {
  const children = items.map((item, index) => (
    <li key={index} data-task={item.task || undefined}>
      {drawItem(item, drawing)}
    </li>
  ));
  if (!ordered) return <ul key={key}>{children}</ul>;
  return (
    <ol key={key} start={start === '' ? 1 : start}>
      {children}
    </ol>
  );
}

function drawItem({ task, checked, text, tokens }: Tokens.ListItem, drawing: Drawing): ReactNode {
  if (!task) return drawBlocks(tokens, drawing);
  const { boxOf, onTick } = drawing;
  const words = text.replace(/^\[[ xX]\]\s+/, '');
  const box = boxOf(words);
  return (
    <>
      <input
        type="checkbox"
        aria-label={words.split('\n', 1)[0]}
        checked={checked ?? false}
        disabled={!onTick || !box}
        onChange={({ currentTarget }) => box && onTick?.(box, currentTarget.checked)}
      />
      <div>{drawBlocks(tokens, drawing)}</div>
    </>
  );
}

function drawTable({ header, rows, align }: Tokens.Table, key: number, drawing: Drawing) {
  const style = (index: number) => ({ textAlign: align[index] ?? undefined });
  return (
    <div key={key} className="table-scroll" tabIndex={0} role="region" aria-label="Table">
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} style={style(index)}>
                {drawInline(tokens, drawing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map(({ tokens }, index) => (
                <td key={index} style={style(index)}>
                  {drawInline(tokens, drawing)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
