import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface ControlButtonProps {
  readonly icon: Icon;
  readonly label: string;
  /** `off` for what is turned off, `grave` for leaving. */
  readonly tone?: 'plain' | 'off' | 'chosen' | 'grave';
  /** A letter that does the same. */
  readonly shortcut?: string | undefined;
  /** Given for what is on or off under one name. */
  readonly isPressed?: boolean | undefined;
  /** Given for what opens and closes a panel. */
  readonly isExpanded?: boolean | undefined;
  readonly isBusy?: boolean;
  readonly isRefused?: boolean;
  /** A number beside it, 0 for none. */
  readonly count?: number;
  /** What the number is of, such as `unread`. */
  readonly countOf?: string;
  readonly className?: string;
  readonly onClick: () => void;
}

/** A round button of the bar, with its name and letter as a hint. */
export function ControlButton(props: ControlButtonProps) {
  const {
    icon: Symbol,
    label,
    tone = 'plain',
    shortcut,
    isBusy = false,
    isRefused = false,
  } = props;
  const { isPressed, isExpanded, count = 0, countOf = '', className = '', onClick } = props;
  const name = count > 0 ? `${label}, ${count} ${countOf}` : label;
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label}>
      <UnstyledButton
        className={`meet-control ${className}`}
        data-tone={tone}
        aria-label={name}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        aria-keyshortcuts={shortcut?.toLowerCase()}
        aria-disabled={isBusy || isRefused || undefined}
        onClick={() => !isBusy && !isRefused && onClick()}
      >
        <Symbol size={22} aria-hidden />
        {count > 0 && (
          <span className="meet-count" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </UnstyledButton>
    </Tooltip>
  );
}
