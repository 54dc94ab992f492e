import { ColorSchemeButton } from '../../web/shell/color-scheme-button.js';
import { Logo } from '../../web/ui/logo.js';

/** The line on top of what is shown before a meeting. */
export function DoorHeader() {
  return (
    <header className="meet-door-header">
      <span className="meet-brand">
        <Logo />
        Skydeck
      </span>
      <ColorSchemeButton />
    </header>
  );
}
