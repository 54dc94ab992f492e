import type { ReactNode } from 'react';
import './parts.css';

interface PartsProps {
  readonly children: ReactNode;
  /** What stands beside it where there is room, and below it where there is none. */
  readonly aside: ReactNode;
}

/** A page of two parts, such as what something is and what happened to it. */
export function Parts({ children, aside }: PartsProps) {
  return (
    <div className="parts">
      {children}
      {aside}
    </div>
  );
}
