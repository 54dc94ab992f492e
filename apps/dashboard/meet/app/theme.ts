import { createTheme, Menu, Modal, Tooltip } from '@mantine/core';
import { look } from '../../web/app/look.js';

const closeButtonProps = { 'aria-label': 'Close' };
const TOOLTIP_EVENTS = { hover: true, focus: true, touch: false };

/** The dashboard's look for the few components of a meeting. */
export const theme = createTheme({
  ...look,
  respectReducedMotion: true,
  components: {
    Modal: Modal.extend({
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45 }, closeButtonProps },
      styles: { title: { fontWeight: 600, fontSize: '1.0625rem' } },
    }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', transitionProps: { duration: 0 } } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, events: TOOLTIP_EVENTS } }),
  },
});
